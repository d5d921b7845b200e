import { act } from '@testing-library/react';
import { loadContainer } from './load-container';

const never = new AbortController().signal;

/** Every container once: which attempts there were before is remembered as long as the page stands. */
let container: string;
let number = 0;

beforeEach(() => {
  jest.useFakeTimers();
  number += 1;
  container = `container_${number}`;
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const entry = () => `/remotes/${container}/entry.js`;
const scripts = () => [...document.querySelectorAll('script')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));

/** The newest script arrives, and leaves its container or not. */
async function arrive(leaves: boolean): Promise<void> {
  if (leaves) Reflect.set(globalThis, container, { get: () => {}, init: () => {} });
  scripts().at(-1)?.onload?.(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
}

test('parts that start together share one attempt', async () => {
  const loading = [1, 2, 3].map(() => loadContainer(container, entry(), never));
  expect(addresses()).toEqual([entry()]);
  await arrive(true);
  await Promise.all(loading);
  await loadContainer(container, entry(), never);
  expect(scripts()).toHaveLength(1);
});

test('one that is given up costs the others nothing', async () => {
  const gone = new AbortController();
  const given = loadContainer(container, entry(), gone.signal);
  const kept = loadContainer(container, entry(), never);
  gone.abort(new Error('gone elsewhere'));
  await expect(given).rejects.toThrow('gone elsewhere');
  await arrive(true);
  await kept;
});

test('each attempt asks under a name of its own, also the next time', async () => {
  const loading = loadContainer(container, entry(), never);
  const failed = expect(loading).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await arrive(false);
    await act(() => jest.advanceTimersByTimeAsync(2000));
  }
  await failed;
  const all = [entry(), `${entry()}?attempt=1`, `${entry()}?attempt=2`];
  expect(addresses()).toEqual(all);
  const again = loadContainer(container, entry(), never);
  expect(addresses()).toEqual([...all, `${entry()}?attempt=3`]);
  await arrive(true);
  await again;
});

test('one that hangs has failed after ten seconds, and what comes then is not run', async () => {
  const failed = expect(loadContainer(container, entry(), never)).rejects.toMatchObject({ name: 'ModuleFailure' });
  const [first] = scripts();
  await jest.advanceTimersByTimeAsync(10_100);
  await failed;
  expect(first?.ownerDocument).not.toBe(document);
  expect(scripts()).toEqual([]);
});
