import { entryScripts } from './entry-scripts';

type Created = { readonly script: HTMLScriptElement; readonly timeout: number };

/** The server has hashes of published files only, not of those that a compiler serves. */
const integrities = new Map([['/checked.js', 'sha256-x']]);
const scripts = () => entryScripts((entry) => integrities.get(entry));

function create(plugin = scripts(), url = '/remotes/mfe-x/1/entry.js'): Created {
  const created = plugin.createScript?.({ url } as never) as unknown as Created;
  document.head.append(created.script);
  return created;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('each attempt has a URL of its own, for each entry separately', () => {
  const plugin = scripts();
  const addressOf = (url: string) => create(plugin, url).script.getAttribute('src');
  expect([addressOf('/a.js'), addressOf('/a.js'), addressOf('/a.js'), addressOf('/b.js')]).toEqual([
    '/a.js',
    '/a.js?attempt=1',
    '/a.js?attempt=2',
    '/b.js',
  ]);
});

test('each attempt has the integrity of the published entry, and none where it is unknown', () => {
  const plugin = scripts();
  for (const _ of [1, 2]) {
    expect(create(plugin, '/checked.js').script).toMatchObject({ integrity: 'sha256-x', crossOrigin: 'anonymous' });
  }
  expect(create(plugin, '/unknown.js').script.outerHTML).not.toMatch(/crossorigin|integrity/);
});

test('one that hangs is not run when it comes after its time', () => {
  const { script, timeout } = create();
  jest.advanceTimersByTime(timeout + 1);
  expect(script.ownerDocument).not.toBe(document);
});

test.each(['load', 'error'])('one that has completed stays in the document: %s', (type) => {
  const { script, timeout } = create();
  script.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(2 * timeout);
  expect(script.ownerDocument).toBe(document);
});
