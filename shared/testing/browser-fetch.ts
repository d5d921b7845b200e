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

function forNode(init: RequestInit | undefined): RequestInit | undefined {
  return init?.signal ? { ...init, signal: nodeSignal(init.signal) } : init;
}

/**
 * Node's `Request` and `fetch` for code that aborts them as in a browser: from Node 24 on they take signals of Node's own
 * class only, and a page in jsdom has jsdom's, which its event targets insist on in turn.
 */
export class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, forNode(init));
  }
}

export const browserFetch: typeof fetch = (input, init) => fetch(input, forNode(init));
