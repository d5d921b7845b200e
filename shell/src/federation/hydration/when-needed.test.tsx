import type { Hydration } from '@iwan/shared/contracts/release';
import { whenNeeded } from './when-needed';

let show: (isIntersecting: boolean) => void;
let element: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  element = document.createElement('div');
  document.body.append(element);
  globalThis.IntersectionObserver = class {
    #isWatching = false;
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      show = (isIntersecting) => this.#isWatching && callback([{ isIntersecting }]);
    }
    observe() {
      this.#isWatching = true;
    }
    disconnect() {
      this.#isWatching = false;
    }
  } as never;
});
afterEach(() => {
  jest.useRealTimers();
  element.remove();
});

/** The events that make an element need its code, by its hydration. */
const table: readonly (readonly [Hydration, readonly string[]])[] = [
  ['idle', ['a touch', 'the focus', 'the window', 'idleness']],
  ['visible', ['a touch', 'the focus', 'the window']],
  ['interaction', ['a touch', 'the focus']],
  ['none', []],
];
const events: Readonly<Record<string, () => Promise<void> | void>> = {
  'a touch': () => void element.dispatchEvent(new Event('touchstart')),
  'the focus': () => void element.dispatchEvent(new Event('focusin')),
  'the window': () => show(true),
  idleness: async () => {
    await jest.advanceTimersByTimeAsync(5000);
  },
};

for (const [hydration, needs] of table) {
  test.each(Object.keys(events))(`hydration "${hydration}" needs code after %s`, async (event) => {
    const needed = jest.fn();
    void whenNeeded(element, hydration, new AbortController().signal).then(needed);
    if (event !== 'idleness') show(false);
    await events[event]?.();
    await Promise.resolve();
    expect(needed).toHaveBeenCalledTimes(needs.includes(event) ? 1 : 0);
  });
}

test('a part that hydrates when near brings the code of a page that waits for a touch', async () => {
  element.innerHTML = '<section data-hydration="visible"></section>';
  const needed = jest.fn();
  void whenNeeded(element, 'interaction', new AbortController().signal).then(needed);
  show(false);
  await Promise.resolve();
  expect(needed).not.toHaveBeenCalled();
  show(true);
  await Promise.resolve();
  expect(needed).toHaveBeenCalledTimes(1);
});

test.each<Hydration>(['idle', 'none'])('stops when it is aborted: %s', async (hydration) => {
  const gone = new AbortController();
  const waiting = whenNeeded(element, hydration, gone.signal);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});

test('does not need code for a touch of a nested part', async () => {
  element.dataset.island = 'page';
  element.innerHTML = '<div data-island="slot"><button>x</button></div>';
  const needed = jest.fn();
  void whenNeeded(element, 'interaction', new AbortController().signal).then(needed);
  element.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await Promise.resolve();
  expect(needed).not.toHaveBeenCalled();
  element.dispatchEvent(new Event('focusin', { bubbles: true }));
  await Promise.resolve();
  expect(needed).toHaveBeenCalled();
});
