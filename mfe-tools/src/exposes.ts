/** What this remote offers: one line a page or slot, the name as the shell asks for it. */
export const exposes = {
  './pages/career': './src/pages/career/index.ts',
  './slots/calculator-dialog': './src/slots/calculator-dialog/index.ts',
};
