/** The path of an icon of game-icons.net, drawn on 512 × 512 (see build/icons.ts). */
declare module 'icon:*' {
  const path: string;
  export default path;
}

/** The Fluent catalogues by locale and game, '' for every page (see build/catalogues.ts). */
declare module 'virtual:catalogues' {
  export const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
}
