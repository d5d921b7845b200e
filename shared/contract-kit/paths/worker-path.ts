/** Where the site's service worker lies: at the root, so that it serves every page. */
export const workerPath = '/service-worker.js';
