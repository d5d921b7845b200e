/** The scripts in the `package.json` of a workspace that prove something exhaustively: `fuzz` and each `prove:…`. */
export function proofScripts(manifest: { readonly scripts?: Readonly<Record<string, string>> }): readonly string[] {
  return Object.keys(manifest.scripts ?? {}).filter((name) => name === 'fuzz' || name.startsWith('prove:'));
}
