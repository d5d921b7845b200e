import { hydrationMark, startUpMark, startUpPlanId } from './names';
import { startWhenNeeded } from './start-when-needed';

const plan = { scripts: [{ src: '/shell/main.js' }], ahead: [], isAtOnce: false, isOnScroll: false };

/** A page with a part, of which nothing is hydrated yet. */
function open(): void {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div ${hydrationMark}="interaction">
      <a id="away" href="/elsewhere/">Another page</a>
      <a id="here" href="?page=2">The next page</a>
      <a id="tab" role="tab" href="/elsewhere/">A tab</a>
      <a id="sheet" aria-haspopup="dialog" href="/elsewhere/">What opens a sheet</a>
      <p id="text">Text</p>
    </div>
    <script id="${startUpPlanId}" type="application/json">${JSON.stringify(plan)}</script>`;
  startWhenNeeded(() => {}, startUpPlanId, startUpMark, hydrationMark, []);
}

const dispatch = (id: string, type: string, pointerType: string) =>
  document.getElementById(id)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const hasStarted = () => document.querySelector('script[src="/shell/main.js"]') !== null;
/** What a finger does, and a mouse. */
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

test('a key that comes to a link to another page starts the page', () => {
  open();
  const link = document.getElementById('away') as HTMLAnchorElement;
  jest.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  dispatch('away', 'focusin', '');
  expect(hasStarted()).toBe(true);
});
