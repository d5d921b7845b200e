/** What this remote offers: one line a page or slot, the name as the shell asks for it. */
export const exposes = {
  './pages/developers': './src/pages/developers/index.ts',
  './slots/agent-spotlight': './src/slots/agent-spotlight/index.ts',
  './slots/developers-carousel': './src/slots/developers-carousel/index.ts',
};
