/** What a browser build says of itself, for our own tools: no part of a release, and served to nobody. */
export const buildReports: readonly string[] = ['chunk-assets.json', 'chunk-packages.json'];
