// Runs a module of Python in Pyodide, as `python -m` would:
// node pyodide.mjs <pyodide's entry> <the repository> <its packages> <module>
import { pathToFileURL } from "node:url";

const [entry, root, packages, module] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(entry).href);
const python = await loadPyodide();
python.mountNodeFS("/root", root);
python.mountNodeFS("/packages", packages);
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/packages", "/root/src", "/root"]
runpy.run_module(${JSON.stringify(module)}, run_name="__main__")
`);
