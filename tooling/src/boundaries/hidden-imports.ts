/** `import('…').Name` and `typeof import('…')`, where a type is meant: what follows a promise is no name of a type. */
const ofTypes = /typeof import\('([^']+)'\)|(?<!await )import\('([^']+)'\)\.(?!then\b|catch\b|finally\b)/g;

/** Down into a folder and up again: `./dialogs/../../pages/x`. */
const climbing = /['"](\.{1,2}\/[^'"]*?[^./'"][^'"]*\/\.\.\/[^'"]*)['"]/g;

/**
 * The imports of a source text that the linter's rules do not see: types that are imported where they stand, from beyond
 * the folder, and paths that go up after they have gone down.
 */
export function hiddenImports(text: string): readonly string[] {
  const types = [...text.matchAll(ofTypes)].map(([, ofModule, ofName]) => ofModule ?? ofName ?? '');
  const climbs = [...text.matchAll(climbing)].map(([, path = '']) => path);
  return [...types.filter((path) => /^(\.\.|@iwan)\//.test(path)), ...climbs];
}
