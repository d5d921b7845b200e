import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom with Node's own fetch and streams, which jsdom lacks and our code expects of every browser. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch: browserFetch,
      Headers,
      Request: BrowserRequest,
      Response,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      BroadcastChannel,
      structuredClone,
    });
  }
}

/** An `AbortSignal` of any realm: jsdom's class differs from Node's. */
type AnySignal = Pick<AbortSignal, 'aborted' | 'reason' | 'addEventListener'>;

/** The same signal as one of Node's own. */
function nodeSignal(signal: AnySignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

/**
 * The same fields in Node's `FormData`; a file of jsdom cannot be read synchronously, and pages send those by `XMLHttpRequest`.
 */
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
 * Node's `Request` and `fetch` with jsdom's signals and forms: from Node 24 on they accept only Node's own classes, while a
 * page in jsdom has jsdom's.
 */
class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, forNode(init));
  }
}

const browserFetch: typeof fetch = (input, init) => fetch(input, forNode(init));
