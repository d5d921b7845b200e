import { endRemote, expectOneCallLost, type RemoteAttack, render } from '../testing/remote-alone';

afterEach(endRemote);

/** Further ways to hang and to fill the memory; every run has one of each (remote-workers.test.ts). */
const attacks: readonly RemoteAttack[] = [
  {
    what: 'loops in its loader',
    members: 'loader: () => { for (;;); }',
    response: /did not answer for 1 s while it ran the loader of \.\/bad/,
    event: /did not answer for 1 s while it ran the loader of \.\/bad: it was ended, and another one takes its place\./,
  },
  {
    what: 'loops while it renders',
    members: 'Component: () => { for (;;); }',
    call: render,
    response: /did not answer for 1 s while it ran the component of \.\/bad/,
    event: /did not answer for 1 s while it ran the component of \.\/bad/,
  },
  {
    what: 'leaks objects from call to call',
    members:
      'loader: async () => { globalThis.kept ??= new Map(); for (;;) { for (let i = 0; i < 1e4; i += 1) kept.set({}, [i]); await null; await new Promise((r) => setTimeout(r)); } }',
    // V8 may spend a second on garbage collection before it gives up.
    response: /(ran out of memory|did not answer for 1 s) while it ran the loader of \.\/bad/,
    event: /(ran out of memory|did not answer for 1 s) while it ran the loader of \.\/bad/,
  },
];

test.each(attacks)(
  'a remote that $what affects that call only, and its other parts answer within seconds',
  expectOneCallLost,
);
