/** What this remote offers: one line a page or slot, the name as the shell asks for it. */
export const exposes = {
  './pages/blog': './src/pages/blog/index.ts',
};
