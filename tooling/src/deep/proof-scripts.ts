/** What a workspace proves by brute force, of the scripts in its `package.json`: `fuzz` and each `prove:…`. */
export function proofScripts(manifest: { readonly scripts?: Readonly<Record<string, string>> }): readonly string[] {
  return Object.keys(manifest.scripts ?? {}).filter((name) => name === 'fuzz' || name.startsWith('prove:'));
}
