/**
 * A server that was updated has no longer the files that an open page names, and fetches when they
 * are first needed. Such a page is loaded anew: it is the old one's address, with the new one's files.
 */

/** Whether the server's page is another than this one; false if nobody answers. */
async function isOutdated(): Promise<boolean> {
  const mine = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !!mine && !(await answer.text()).includes(mine);
  } catch {
    return false;
  }
}

/** Listen for files that cannot be fetched. */
export function stayCurrent(): void {
  addEventListener('vite:preloadError', async () => {
    if (await isOutdated()) location.reload();
  });
}
