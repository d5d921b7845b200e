/** An `AbortSignal` of any realm: jsdom's is another class than Node's. */
type AnySignal = Pick<AbortSignal, 'aborted' | 'reason' | 'addEventListener'>;

/** The same signal as one of Node's own. */
function nodeSignal(signal: AnySignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

/** The same fields as Node's own form; a file of jsdom's cannot be read at once, and pages send those by `XMLHttpRequest`. */
function nodeForm(form: FormData): FormData {
  if (form instanceof FormData) return form;
  const own = new FormData();
  for (const [name, value] of form as Iterable<[string, FormDataEntryValue]>) {
    if (typeof value !== 'string') throw new TypeError(`The file "${name}" cannot be fetched from jsdom`);
    own.append(name, value);
  }
  return own;
}

const isForm = (body: unknown): body is FormData => Object.prototype.toString.call(body) === '[object FormData]';

function forNode(init: RequestInit | undefined): RequestInit | undefined {
  if (init === undefined) return undefined;
  return {
    ...init,
    ...(init.signal ? { signal: nodeSignal(init.signal) } : {}),
    ...(isForm(init.body) ? { body: nodeForm(init.body) } : {}),
  };
}

/**
 * Node's `Request` and `fetch` for code that aborts them, and sends forms, as in a browser: from Node 24 on they take
 * signals and forms of Node's own classes only, and a page in jsdom has jsdom's, which its event targets insist on in turn.
 */
export class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, forNode(init));
  }
}

export const browserFetch: typeof fetch = (input, init) => fetch(input, forNode(init));
