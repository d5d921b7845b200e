/**
 * What a browser build says of itself, for our own tools: no part of a release, and served to nobody. `mf-stats.json` comes
 * with the manifest of Module Federation, and names source files.
 */
export const buildReports: readonly string[] = ['chunk-assets.json', 'chunk-packages.json', 'mf-stats.json'];
