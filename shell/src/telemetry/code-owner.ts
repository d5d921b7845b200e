/** Whose code something is about: a release of a remote, or the shell, whose version the document says. */
export interface CodeOwner {
  readonly name: string;
  /** `null` for the shell. */
  readonly version: string | null;
}

/**
 * Whose code a stack names: the innermost frame of a remote, else the shell, else nobody's that we know (a browser
 * extension, the console). A remote comes first, since what it hands to React or to the shell is called from there.
 */
export function codeOwner(stack: string, origin: string): CodeOwner | null {
  const paths = stack.split(origin).slice(1);
  for (const path of paths) {
    const [, name, version] = /^\/remotes\/([\w-]+)\/([\w.-]+)\//.exec(path) ?? [];
    if (name !== undefined && version !== undefined) return { name, version };
  }
  return paths.some((path) => path.startsWith('/shell/')) ? { name: 'shell', version: null } : null;
}
