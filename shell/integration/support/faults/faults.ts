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
  refusal('hangs when it is loaded', 'while (true);'),
  refusal('throws when it is loaded', "throw new Error('broken');"),
  fault('never finishes loading', 'loader: () => new Promise(() => {})', noData),
  fault('hangs in its loader', 'loader: () => { while (true); }', unavailable),
  fault('throws in its loader', "loader: () => { throw new Error('x'); }", noData),
  fault('loads data that cannot be serialised', 'loader: async () => ({ size: 1n })', unavailable),
  fault('hangs while it renders', 'Component: () => { while (true); }', unavailable),
  fault('throws while it renders', "Component: () => { throw 'no error'; }", unavailable),
];

function refusal(what: string, code: string): ServerFault {
  return { what, code, isRefused: true, message: unavailable };
}

/** `member`: what the module has in place of its own. */
function fault(what: string, member: string, message: string): ServerFault {
  return { what, code: replaced(member), isRefused: false, message };
}

function replaced(member: string): string {
  return `{
    const { route, slot } = module.exports;
    module.exports = route ? { route: { ...route, ${member} } } : { slot: { ...slot, ${member} } };
  }`;
}
