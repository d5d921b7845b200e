/** The owner of code: a release of a remote, or the shell, whose version is in the document. */
export interface CodeOwner {
  readonly name: string;
  /** `null` for the shell. */
  readonly version: string | null;
}

/**
 * The owner of the code in a stack: the innermost frame of a remote, else the shell, else none that is known (a browser
 * extension, the console). A remote comes first, since its callbacks are called from React or the shell.
 */
export function codeOwner(stack: string, origin: string): CodeOwner | null {
  const paths = stack.split(origin).slice(1);
  for (const path of paths) {
    const [, name, version] = /^\/remotes\/([\w-]+)\/([\w.-]+)\//.exec(path) ?? [];
    if (name !== undefined && version !== undefined) return { name, version };
  }
  return paths.some((path) => path.startsWith('/shell/')) ? { name: 'shell', version: null } : null;
}
