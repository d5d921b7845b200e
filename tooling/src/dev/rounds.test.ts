import { type Built, Rounds } from './rounds';

/** A site of one remote with builds on a disk, and what the document server received of them, in order. */
function site() {
  const disk: Record<string, string> = {};
  const given: string[] = [];
  let held: Promise<void> | undefined;
  let error: Error | undefined;
  const rounds = new Rounds(['mfe-blog', 'shell'], async (workspace) => {
    const { [`${workspace}:server`]: server, [`${workspace}:browser`]: browser } = disk;
    await held;
    if (error) throw error;
    given.push([workspace, server, browser].filter(Boolean).join(' '));
  });
  return {
    given,
    /** The compilers have written these, and report them then. */
    built: (builds: Readonly<Record<string, string>>): Promise<void> => {
      Object.assign(disk, builds);
      return rounds.add(Object.entries(builds).map(([name, hash]): Built => ({ name, hash })));
    },
    hold: (until: Promise<void> | undefined) => {
      held = until;
    },
    fail: (by: Error | undefined) => {
      error = by;
    },
  };
}

test('the document server starts after the remotes have been published, which its first page needs', async () => {
  const { built, given } = site();
  await built({ 'mfe-blog:browser': 'b1' });
  expect(given).toEqual([]);
  await built({ 'shell:server': 's1', 'mfe-blog:server': 'r1' });
  expect(given).toEqual(['mfe-blog r1 b1', 'shell s1']);
});

test.each([
  ['the server’s build first', ['mfe-blog:server', 'mfe-blog:browser']],
  ['the browser’s build first', ['mfe-blog:browser', 'mfe-blog:server']],
])('an edit is published with both of its builds, %s', async (_, names) => {
  const { built, given } = site();
  await built({ 'mfe-blog:browser': '1', 'mfe-blog:server': '1' });
  for (const name of names) await built({ [name]: '2' });
  expect(given.at(-1)).toBe('mfe-blog 2 2');
});

test('an edit while an earlier build is being published is published after it', async () => {
  const { built, given, hold } = site();
  let resume = () => {};
  hold(
    new Promise((resolve) => {
      resume = resolve;
    }),
  );
  const first = built({ 'mfe-blog:server': 'old' });
  await Promise.resolve();
  hold(undefined);
  const second = built({ 'mfe-blog:server': 'new' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(given).toEqual([]);
  resume();
  await Promise.all([first, second]);
  expect(given).toEqual(['mfe-blog old', 'mfe-blog new']);
});

test('an unchanged build is not published again', async () => {
  const { built, given } = site();
  await built({ 'mfe-blog:server': '1', 'shell:server': '1' });
  await built({ 'mfe-blog:server': '2', 'shell:server': '1' });
  await built({ 'mfe-blog:server': '2', 'shell:server': '1' });
  expect(given).toEqual(['mfe-blog 1', 'shell 1', 'mfe-blog 2']);
});

test('a failed publication is reported, and retried with the next build of anything', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { built, given, fail } = site();
  fail(new Error('The disk is full.'));
  await built({ 'mfe-blog:server': '1' });
  expect(logged.mock.calls).toEqual([['The disk is full.']]);
  logged.mockRestore();
  fail(undefined);
  await built({ 'shell:server': '1' });
  expect(given).toEqual(['mfe-blog 1', 'shell 1']);
});
