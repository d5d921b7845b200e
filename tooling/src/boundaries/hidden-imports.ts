/** `import('…').Name` and `typeof import('…')` as a type: a name after a promise's method is not one. */
const ofTypes = /typeof import\('([^']+)'\)|(?<!await )import\('([^']+)'\)\.(?!then\b|catch\b|finally\b)/g;

/** Down into a folder and up again: `./dialogs/../../pages/x`. */
const climbing = /['"](\.{1,2}\/[^'"]*?[^./'"][^'"]*\/\.\.\/[^'"]*)['"]/g;

/**
 * The imports of a source that the linter's rules do not see: inline type imports from outside the folder, and paths that go up
 * after they have gone down.
 */
export function hiddenImports(text: string): readonly string[] {
  const types = [...text.matchAll(ofTypes)].map(([, ofModule, ofName]) => ofModule ?? ofName ?? '');
  const climbs = [...text.matchAll(climbing)].map(([, path = '']) => path);
  return [...types.filter((path) => /^(\.\.|@iwan)\//.test(path)), ...climbs];
}
