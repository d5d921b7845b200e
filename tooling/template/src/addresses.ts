/** The addresses of this remote's pages. Other remotes build them by name: `addressOf('mfe-guides/start')`. */
export const addresses = {
  start: () => '/guides/',
  visit: () => '/guides/visit',
};
