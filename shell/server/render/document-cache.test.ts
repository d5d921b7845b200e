import { DocumentCache, type ServedResponse } from './document-cache';
import type { DocumentResponse } from './render-document';

const maxAge = 600_000;
const site = {};

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const page = (
  html: string,
  more: { readonly status?: number; readonly isWhole?: boolean; readonly lacksData?: boolean } = {},
): DocumentResponse => ({
  kind: 'document',
  status: 200,
  html: () => html,
  isWhole: true,
  ...more,
});

async function textOf(response: ServedResponse): Promise<string> {
  return response.kind === 'redirect' ? `to ${response.to}` : String(response.content.in('identity'));
}

/** A cache of documents, with a `make` that numbers the pages that it makes. */
function keep(options: { readonly maxAge?: number; readonly sizeLimit?: number } = {}) {
  const documents = new DocumentCache({ maxAge, ...options });
  let count = 0;
  const make = jest.fn(async () => {
    count += 1;
    return page(`page ${count}`);
  });
  const read = async (address = '/', on: object = site, making: () => Promise<DocumentResponse> = make) =>
    textOf(await documents.read(on, address, making));
  return { documents, make, read };
}

test.each([
  { age: 0, given: 'page 1', next: 'page 1', what: 'as good as new' },
  { age: 999, given: 'page 1', next: 'page 1', what: 'as good as new' },
  { age: 1_000, given: 'page 1', next: 'page 2', what: 'given at once while it is made anew' },
  { age: 4_999, given: 'page 1', next: 'page 2', what: 'given at once while it is made anew' },
  { age: 5_000, given: 'page 2', next: 'page 2', what: 'made anew while the visitor waits' },
])('after $age ms a page is $what', async ({ age, given, next }) => {
  const { read } = keep();
  await read();
  await later(age);
  expect(await read()).toBe(given);
  await later(0);
  expect(await read()).toBe(next);
});

test.each([
  { age: 999, maxAge, isFresh: true },
  { age: 1_000, maxAge, isFresh: false },
  { age: 600, maxAge: 500, isFresh: false },
  { age: 0, maxAge: 0, isFresh: false },
])('after $age ms, where answers may be $maxAge ms old, a page can be given at once: $isFresh', async (row) => {
  const { documents, read } = keep({ maxAge: row.maxAge });
  await read();
  await later(row.age);
  expect(documents.fresh(site, '/') !== undefined).toBe(row.isFresh);
  expect([documents.fresh({}, '/'), documents.fresh(site, '/?x=1')]).toEqual([undefined, undefined]);
});

test.each([
  { maxAge: 0, given: 'page 2' },
  { maxAge: 500, given: 'page 2' },
  { maxAge: 601, given: 'page 1' },
])('a page is never older than the answers may be: of $maxAge ms, after 600 ms, $given', async ({ maxAge, given }) => {
  const { read } = keep({ maxAge });
  await read();
  await later(600);
  expect(await read()).toBe(given);
});

test('where no answer may be kept, two who ask at a time get a page each', async () => {
  const { read } = keep({ maxAge: 0 });
  expect(await Promise.all([read(), read()])).toEqual(['page 1', 'page 2']);
});

test.each([0, maxAge])('a page waits for the turn of its visitor where answers may be %s ms old', async (age) => {
  const { documents } = keep({ maxAge: age });
  const refused = documents.read(
    site,
    '/new',
    async () => page('made'),
    () => Promise.reject(new Error('not now')),
  );
  await expect(refused).rejects.toThrow('not now');
});

test('what two hundred ask for at a time is made once, and so is what is old', async () => {
  const { read, make } = keep();
  const all = () => Promise.all(Array.from({ length: 200 }, () => read()));
  expect(new Set(await all())).toEqual(new Set(['page 1']));
  await later(2_000);
  expect(new Set(await all())).toEqual(new Set(['page 1']));
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page that takes long to be made anew is given as it was, then waited for', async () => {
  const { read } = keep();
  await read();
  const slowly = () => new Promise<DocumentResponse>((resolve) => setTimeout(resolve, 8_000, page('late')));
  await later(4_000);
  expect(await read('/', site, slowly)).toBe('page 1');
  await later(500);
  expect(await read('/', site, slowly)).toBe('page 1');
  await later(500);
  const waiting = read('/', site, slowly);
  await later(7_000);
  expect(await waiting).toBe('late');
});

test('addresses are apart, and so are their queries', async () => {
  const { read } = keep();
  expect([await read('/'), await read('/?x=1'), await read('/blog'), await read('/')]).toEqual([
    'page 1',
    'page 2',
    'page 3',
    'page 1',
  ]);
});

test.each([
  ['/?utm_source=mail', '/', true],
  ['/?gclid=1&utm_source=x', '/?fbclid=7', true],
  ['/?page=2&utm_source=x', '/?page=2', true],
  ['/?utm_source=x&page=2', '/?page=2', true],
  ['/?tab=Commercial', '/', false],
  ['/?xutm_source=mail', '/', false],
  ['/blog?fbclid=7', '/', false],
])('%s and %s share a page: %p', async (one, other, isShared) => {
  const { documents, read } = keep();
  await read(one);
  expect(documents.fresh(site, other) !== undefined).toBe(isShared);
});

test('a new release shows on the next request, also when a page of the one before is made meanwhile', async () => {
  const { read } = keep();
  const newer = {};
  const slowly = () => new Promise<DocumentResponse>((resolve) => setTimeout(resolve, 500, page('of before')));
  const waiting = read('/', site, slowly);
  expect(await read('/', newer)).toBe('page 1');
  await later(500);
  expect(await waiting).toBe('of before');
  expect(await read('/', newer)).toBe('page 1');
  expect(await read('/', site)).toBe('of before');
});

test.each<{ readonly what: string; readonly answer: DocumentResponse; readonly isKept: boolean }>([
  { what: 'a page', answer: page('x'), isKept: true },
  { what: 'a redirect', answer: { kind: 'redirect', status: 301, to: '/blog' }, isKept: true },
  { what: 'a page with a part that failed', answer: page('x', { isWhole: false }), isKept: true },
  { what: 'a page that lacks data', answer: page('x', { isWhole: false, lacksData: true }), isKept: false },
  { what: 'a page that failed', answer: page('x', { status: 503, isWhole: false }), isKept: false },
  { what: 'a page that a remote says is unavailable', answer: page('x', { status: 503 }), isKept: false },
  { what: 'an address that is none', answer: page('x', { status: 404 }), isKept: false },
])('$what is kept: $isKept', async ({ answer, isKept }) => {
  const { documents, read } = keep();
  await read('/', site, async () => answer);
  expect(documents.bytes > 0).toBe(isKept);
  expect((await read()) === 'page 1').toBe(!isKept);
});

test.each([
  { what: 'has a part that failed', answer: async () => page('broken', { isWhole: false }), next: 'page 1' },
  { what: 'cannot be made', answer: () => Promise.reject(new Error('broken')), next: 'page 1' },
  { what: 'is gone', answer: async () => page('gone', { status: 404 }), next: 'page 2' },
])('a page that $what when it is made anew is followed by $next', async ({ answer, next }) => {
  const { read } = keep();
  await read();
  await later(1_500);
  expect(await read('/', site, answer)).toBe('page 1');
  await later(0);
  expect(await read()).toBe(next);
});

test('a page with a part that is slow keeps one visitor waiting, and none who comes after', async () => {
  const { read } = keep();
  const slowly = () =>
    new Promise<DocumentResponse>((resolve) => setTimeout(resolve, 2_500, page('partly', { isWhole: false })));
  const first = read('/', site, slowly);
  await later(2_500);
  expect(await first).toBe('partly');
  for (let second = 0; second < 3; second += 1) {
    await later(1_500);
    expect(await read('/', site, slowly)).toBe('partly');
  }
  // Once it can be made, the complete page is served.
  await later(6_000);
  expect(await read()).toBe('page 1');
});

test('whoever waits for a page that cannot be made is told so, and the next one has it made', async () => {
  const { read } = keep();
  const fails = () => Promise.reject(new Error('broken'));
  await expect(Promise.all([read('/', site, fails), read()])).rejects.toThrow('broken');
  expect(await read()).toBe('page 1');
});

test('a page that is made anew and says the same keeps its copies', async () => {
  const { documents } = keep();
  const copy = async () => {
    const response = await documents.read(site, '/', async () => page('<p>same'));
    return response.kind === 'document' ? response.content.in('br') : null;
  };
  const first = await copy();
  await later(6_000);
  expect(await copy()).toBe(first);
});

describe('the bytes of all that is kept', () => {
  // Random letters, which compress badly.
  const noise = (seed: number) =>
    Array.from({ length: 30_000 }, (_, place) => ((place * 7919 * (seed + 3)) ** 2 % 36).toString(36)).join('');

  test('hold every copy, and never exceed the limit; what was asked for last stays', async () => {
    const sizeLimit = 300_000;
    const { documents, read } = keep({ sizeLimit });
    for (let visit = 0; visit < 40; visit += 1) {
      const response = await documents.read(site, `/?x=${visit}`, async () => page(noise(visit)));
      if (response.kind !== 'document') throw new Error('It is no document.');
      const before = documents.bytes;
      const copies = (['br', 'gzip', 'br'] as const).map((encoding) => response.content.in(encoding));
      expect(copies[0]).toBe(copies[2]);
      if (visit < 3) {
        expect(documents.bytes - before).toBe((copies[0]?.byteLength ?? 0) + (copies[1]?.byteLength ?? 0));
      }
      expect(documents.bytes).toBeLessThanOrEqual(sizeLimit);
    }
    expect(documents.bytes).toBeGreaterThan(sizeLimit / 2);
    expect(await read('/?x=39')).toBe(noise(39));
    expect(await read('/?x=0')).toBe('page 1');
  });

  test('count a content once, however many addresses have it', async () => {
    const { documents } = keep();
    const same = async () => page(noise(0));
    for (let visit = 0; visit < 20; visit += 1) {
      const response = await documents.read(site, `/?x=${visit}`, same);
      if (response.kind === 'document') response.content.in('br');
    }
    expect(documents.bytes).toBeLessThan(20 * 1_100 + 2 * 30_000);
  });

  test('count addresses as long as they come', async () => {
    const { documents, read } = keep({ sizeLimit: 200_000 });
    const address = (visit: number) => `/?x=${visit}${'y'.repeat(16_000)}`;
    for (let visit = 1; visit <= 10; visit += 1) await read(address(visit));
    expect(documents.bytes).toBeLessThanOrEqual(200_000);
    expect([await read(address(10)), await read(address(5))]).toEqual(['page 10', 'page 11']);
  });

  test('stay at nothing for addresses that are none', async () => {
    const { documents, read } = keep();
    for (let visit = 0; visit < 100; visit += 1) await read(`/x${visit}`, site, async () => page('x', { status: 404 }));
    expect(documents.bytes).toBe(0);
  });
});

test('a visitor whose turn has not come keeps nobody else waiting for the same page, nor does one who is refused', async () => {
  const { documents, make } = keep();
  let refuse = (_: Error) => {};
  const never = () =>
    new Promise<ServedResponse>((_, reject) => {
      refuse = reject;
    });
  const waiting = documents.read(site, '/', make, never);
  expect(await textOf(await documents.read(site, '/', make))).toBe('page 1');
  refuse(new Error('too much'));
  await expect(waiting).rejects.toThrow('too much');
});

test('a page that others have made meanwhile is not made again when a visitor’s turn comes', async () => {
  const { documents, make } = keep();
  let begin = () => {};
  const turn = new Promise<void>((come) => {
    begin = come;
  });
  const waiting = documents.read(site, '/', make, async (making) => {
    await turn;
    return making();
  });
  await documents.read(site, '/', make);
  begin();
  expect(await textOf(await waiting)).toBe('page 1');
  expect(make).toHaveBeenCalledTimes(1);
});

const about = (html: string, ...keys: readonly string[]): DocumentResponse => ({
  kind: 'document',
  status: 200,
  html: () => html,
  isWhole: true,
  keys,
});

test('documents that show a changed record are made again, others are not', async () => {
  const { documents, read } = keep();
  await read('/salt', site, async () => about('old', 'project-17', 'projects'));
  await read('/blog', site, async () => about('blog', 'articles'));
  documents.forget(new Set(['project-17']));
  const make = jest.fn(async () => about('new', 'project-17'));
  expect(await read('/salt', site, make)).toBe('new');
  expect(await read('/blog', site, make)).toBe('blog');
  documents.forget('all');
  expect(await read('/blog', site, make)).toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a document that was begun before a change is sent to who waits for it, and kept nowhere', async () => {
  const { documents, read } = keep();
  let finish = (_: DocumentResponse) => {};
  const first = documents.read(
    site,
    '/salt',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await later(0);
  documents.forget(new Set(['project-17']));
  const second = read('/salt', site, async () => about('new', 'project-17'));
  expect(await second).toBe('new');
  finish(about('old', 'project-17'));
  const outdated = await first;
  expect([await textOf(outdated), outdated.keys, outdated.isProvisional]).toEqual(['old', ['project-17'], true]);
  expect(await read('/salt', site, async () => about('newer'))).toBe('new');
});

test.each<[string, DocumentResponse, readonly string[] | undefined, true | undefined]>([
  ['a whole document', about('x', 'projects'), ['projects'], undefined],
  ['a document with a failed part', { ...page('x', { isWhole: false }), keys: ['projects'] }, ['projects'], true],
  ['a missing page', { ...page('x', { status: 404 }), keys: ['projects'] }, undefined, undefined],
  ['a redirect', { kind: 'redirect', status: 301, to: '/', keys: ['redirects'] }, ['redirects'], undefined],
])('%s may be shared by these keys', async (_, response, keys, isProvisional) => {
  const { documents } = keep();
  const served = await documents.read(site, '/', async () => response);
  expect([served.keys, served.isProvisional]).toEqual([keys, isProvisional]);
  expect(documents.fresh(site, '/')?.keys).toEqual(keys);
});
