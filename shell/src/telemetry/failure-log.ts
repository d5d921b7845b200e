/** How many failures of one document are stored. */
const most = 200;

export interface LoggedFailure extends CodeOwner {
  readonly kind: 'load' | 'error';
}

/** The failures in this document so far, for the beacon that is sent when the page is hidden. */
export class FailureLog {
  readonly #failures: LoggedFailure[] = [];
  readonly #notLoaded = new Set<string>();

  get failures(): readonly LoggedFailure[] {
    return this.#failures;
  }

  /** Something could not be loaded. Counts once for each `what`, however often it is tried; never while offline. */
  addLoad(owner: CodeOwner, what: string): void {
    const key = `${owner.name} ${what}`;
    if (!navigator.onLine || this.#notLoaded.has(key) || this.#failures.length >= most) return;
    this.#notLoaded.add(key);
    this.#failures.push({ kind: 'load', ...owner });
  }

  addError(owner: CodeOwner): void {
    if (this.#failures.length < most) this.#failures.push({ kind: 'error', ...owner });
  }

  /** Listens for uncaught errors, and for files of the shell that fail to load. */
  listen(): void {
    const addUncaught = (error: unknown, filename = '') => {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      const owner = codeOwner(`${stack}\n${filename}`, location.origin);
      if (owner) this.addError(owner);
    };
    const onError = (event: Event) => {
      if (event instanceof ErrorEvent) addUncaught(event.error, event.filename);
      // An element's own event, which does not bubble. A remote's module that fails to load is reported by the code that
      // requested it.
      else if (event.target instanceof HTMLScriptElement) {
        const { origin, pathname } = new URL(event.target.src, location.href);
        const isOurs = origin === location.origin && pathname.startsWith('/shell/');
        if (isOurs) this.addLoad({ name: 'shell', version: null }, pathname);
      }
    };
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', ({ reason }) => addUncaught(reason));
  }
}

/** The owner of code: a release of a remote, or the shell, whose version is in the document. */
interface CodeOwner {
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
