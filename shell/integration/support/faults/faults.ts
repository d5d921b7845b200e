/** Faults of the server part of a remote's module; `code` is appended to its bundle. */
export interface ServerFault {
  readonly what: string;
  readonly code: string;
  /** The whole release is refused, not one module: its code could not be loaded. */
  readonly isRefused: boolean;
  /** The message in the place of a slot. */
  readonly message: string;
}

const unavailable = 'We could not load this part of the page.';
const noData = 'Error: Network response was not ok';

export const serverFaults: readonly ServerFault[] = [
  { what: 'hangs when it is loaded', code: 'while (true);', isRefused: true, message: unavailable },
  { what: 'throws when it is loaded', code: "throw new Error('broken');", isRefused: true, message: unavailable },
  {
    what: 'never finishes loading',
    code: replaced('loader: () => new Promise(() => {})'),
    isRefused: false,
    message: noData,
  },
  { what: 'hangs in its loader', code: replaced('loader: () => { while (true); }'), isRefused: false, message: noData },
  {
    what: 'throws in its loader',
    code: replaced("loader: () => { throw new Error('x'); }"),
    isRefused: false,
    message: noData,
  },
  {
    what: 'loads data that cannot be serialised',
    code: replaced('loader: async () => ({ size: 1n })'),
    isRefused: false,
    message: unavailable,
  },
  {
    what: 'hangs while it renders',
    code: replaced('Component: () => { while (true); }'),
    isRefused: false,
    message: unavailable,
  },
  {
    what: 'throws while it renders',
    code: replaced("Component: () => { throw 'no error'; }"),
    isRefused: false,
    message: unavailable,
  },
];

function replaced(member: string): string {
  return `{
    const { route, slot } = module.exports;
    module.exports = route ? { route: { ...route, ${member} } } : { slot: { ...slot, ${member} } };
  }`;
}
