/**
 * Reports of a browser build for our own tools: not part of a release, and never served. `mf-stats.json` is written with the
 * manifest of Module Federation, and names source files.
 */
export const buildReports: readonly string[] = ['chunk-assets.json', 'chunk-packages.json', 'mf-stats.json'];
