import { hydrationMark, startUpMark, startUpPlanId } from './names';
import { startWhenNeeded } from './start-when-needed';

const plan = {
  scripts: [{ src: '/shell/main.js' }],
  ahead: [] as { src: string }[],
  later: [] as string[],
  isAtOnce: false,
  isOnScroll: false,
};

/** A page with one island that is not hydrated yet. */
function open(shown = plan): void {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div ${hydrationMark}="interaction">
      <a id="away" href="/elsewhere/">Another page</a>
      <a id="here" href="?page=2">The next page</a>
      <a id="tab" role="tab" href="/elsewhere/">A tab</a>
      <a id="sheet" aria-haspopup="dialog" href="/elsewhere/">What opens a sheet</a>
      <p id="text">Text</p>
      <details><summary id="menu">Menu</summary></details>
    </div>
    <script id="${startUpPlanId}" type="application/json">${JSON.stringify(shown)}</script>`;
  startWhenNeeded(() => {}, startUpPlanId, startUpMark, hydrationMark, [], { from: 'en', to: ['ar'], key: 'asked' });
}

const dispatch = (id: string, type: string, pointerType: string) =>
  document.getElementById(id)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const hasStarted = () => document.querySelector('script[src="/shell/main.js"]') !== null;
/** The events of a tap, and those of a mouse that moves over an element. */
const tap = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'];
const hover = ['pointerover'];

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
  } as unknown as typeof IntersectionObserver;
});

test.each<[what: string, id: string, events: readonly string[], pointerType: string, starts: boolean]>([
  ['a finger on text of a part starts the page', 'text', tap, 'touch', true],
  ['a finger on a link to the same page starts it', 'here', tap, 'touch', true],
  ['a finger on a tab starts it', 'tab', tap, 'touch', true],
  ['a finger on a link that opens a sheet starts it', 'sheet', tap, 'touch', true],
  ['a mouse over a link to another page starts it', 'away', hover, 'mouse', true],
  ['a finger on a link to another page leaves the line to its document', 'away', tap, 'touch', false],
])('%s', (_, id, events, pointerType, starts) => {
  open();
  for (const type of events) dispatch(id, type, pointerType);
  expect(hasStarted()).toBe(starts);
});

describe('the code of a page on which there is more than text', () => {
  const fetched = jest.fn(async () => ({ blob: async () => {} }));
  const openList = (connection?: object) => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    Object.assign(performance, { getEntriesByType: () => [] });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    window.matchMedia = (() => ({ matches: false })) as never;
    globalThis.fetch = fetched as never;
    fetched.mockClear();
    open({ ...plan, ahead: [{ src: '/remotes/x.js' }], later: ['/remotes/sheet.css'], isOnScroll: true });
  };
  afterEach(() => jest.useRealTimers());

  test('is fetched, not run, once nothing has arrived for a second', () => {
    openList();
    jest.advanceTimersByTime(900);
    expect(fetched).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(fetched.mock.calls).toEqual([
      ['/shell/main.js', { priority: 'low' }],
      ['/remotes/x.js', { priority: 'low' }],
      ['/remotes/sheet.css', { priority: 'low' }],
    ]);
    expect(hasStarted()).toBe(false);
  });

  test('is not fetched for a visitor who saves data', () => {
    openList({ saveData: true });
    jest.advanceTimersByTime(5000);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is loaded as before where the first touch comes sooner', () => {
    openList();
    dispatch('text', 'touchstart', 'touch');
    jest.advanceTimersByTime(5000);
    expect(fetched).not.toHaveBeenCalled();
    expect(hasStarted()).toBe(true);
    // Files that the touched part imports itself are not requested here.
    expect(document.head.innerHTML).not.toContain('/remotes/sheet.css');
  });
});

test('a page of text fetches nothing', () => {
  const fetched = jest.fn();
  globalThis.fetch = fetched;
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  open();
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  expect(fetched).not.toHaveBeenCalled();
});

test('a menu that opens without code starts the page after it is painted', async () => {
  open();
  for (const type of tap) dispatch('menu', type, 'touch');
  expect(hasStarted()).toBe(false);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  expect(hasStarted()).toBe(true);
});

test('a mouse over a menu starts the page', () => {
  open();
  dispatch('menu', 'pointerover', 'mouse');
  expect(hasStarted()).toBe(true);
});

test('a key that comes to a link to another page starts the page', () => {
  open();
  const link = document.getElementById('away') as HTMLAnchorElement;
  jest.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  dispatch('away', 'focusin', '');
  expect(hasStarted()).toBe(true);
});

describe('the question for another language', () => {
  const openIn = (preferred: string, lang = 'en') => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(preferred);
    document.documentElement.lang = lang;
    open();
    jest.runAllTimers();
  };
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test.each([
    ['ar-AE', 'en', true],
    ['en-GB', 'en', false],
    ['ar-AE', 'ar', false],
  ])('starts a page for a browser that prefers %s, on a page in %s: %s', (preferred, lang, starts) => {
    openIn(preferred, lang);
    expect(hasStarted()).toBe(starts);
  });

  test('starts no page for a visitor who was asked', () => {
    localStorage.setItem('asked', '');
    openIn('ar-AE');
    expect(hasStarted()).toBe(false);
  });
});
