/** How many files a folder may have besides its sub-folders, styles and tests included. */
export const mostFiles = 25;

/** Folders that are lists: their files are alike and found by their names, and sub-folders would only hide them. */
export const listFolders: readonly string[] = [
  // The decisions.
  'docs/decisions',
  // The migrations, in the order in which they are applied.
  'backend/migrations',
  'backend/migrations/meta',
  // Pictures and clips of the demo records, which `manifest.json` describes.
  'backend/seed/media/exteriors',
  'backend/seed/media/plans',
];

/** A message for each folder that has too many files and is not a list. `files`: paths from the root of the repository. */
export function crowdedFolders(files: readonly string[], lists: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !lists.includes(folder))
    .map(([folder, count]) => `${folder} has ${count} files, of at most ${mostFiles}: group them by subject.`);
}
