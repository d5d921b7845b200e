import { entryScripts } from './entry-scripts';

type Created = { readonly script: HTMLScriptElement; readonly timeout: number };

function create(plugin = entryScripts(), url = '/remotes/mfe-x/1/entry.js'): Created {
  const created = plugin.createScript?.({ url } as never) as unknown as Created;
  document.head.append(created.script);
  return created;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('each attempt asks under a name of its own, each entry for itself', () => {
  const plugin = entryScripts();
  const addressOf = (url: string) => create(plugin, url).script.getAttribute('src');
  expect([addressOf('/a.js'), addressOf('/a.js'), addressOf('/a.js'), addressOf('/b.js')]).toEqual([
    '/a.js',
    '/a.js?attempt=1',
    '/a.js?attempt=2',
    '/b.js',
  ]);
});

test('one that hangs is not run when it comes after its time', () => {
  const { script, timeout } = create();
  jest.advanceTimersByTime(timeout + 1);
  expect(script.ownerDocument).not.toBe(document);
});

test.each(['load', 'error'])('one that has come to its end stays where it is: %s', (type) => {
  const { script, timeout } = create();
  script.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(2 * timeout);
  expect(script.ownerDocument).toBe(document);
});
