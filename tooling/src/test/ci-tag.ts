/** In the title of a test: it takes long, and is asked by `npm run test:ci`, which CI runs, and not by `npm test`. */
export const ciTag = '@ci';
