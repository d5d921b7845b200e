/** The addresses of this remote's pages. Others ask for them by name: `addressOf('mfe-guides/start')`. */
export const addresses = {
  start: () => '/guides/',
  visit: () => '/guides/visit',
};
