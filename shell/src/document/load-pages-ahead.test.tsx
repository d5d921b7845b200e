import type { ComposedDialog } from '../composition/composition';
import { linkedDialog } from '../dialogs/linked-dialog';
import { loadPagesAhead } from './load-pages-ahead';

const dialog: ComposedDialog = { title: 'x', source: { remote: 'mfe-x', module: './dialogs/x', hydration: 'idle' } };

let requested: string[];
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  requested = [];
  stop = new AbortController();
  loadPagesAhead(
    ({ pathname, search }) => requested.push(pathname + search),
    {
      dialogOf: (search) => linkedDialog({ dialogs: { saved: dialog } }, search),
      isLeftToBrowser: ({ pathname }) => pathname === '/without-code',
    },
    stop.signal,
  );
});
afterEach(() => {
  stop.abort();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

/** Dispatches a pointer event on the link in the given HTML. */
function point(type: string, html: string, init: PointerEventInit = {}): void {
  document.body.innerHTML = html;
  // jsdom's events have no `pointerType`.
  const event = Object.assign(new MouseEvent(type, { bubbles: true, ...init }), {
    pointerType: init.pointerType ?? 'touch',
  });
  document.querySelector('a')?.dispatchEvent(event);
}

test.each<[what: string, html: string, init: PointerEventInit, expected: readonly string[]]>([
  ['a page', '<a href="/blog">x</a>', {}, ['/blog']],
  ['another query of this page', '<a href="?page=2">x</a>', {}, ['/?page=2']],
  ['this page', '<a href="/">x</a>', {}, []],
  ['a dialog of this page', '<a href="/?dialog=saved">x</a>', {}, []],
  ['another site', '<a href="https://other.example/">x</a>', {}, []],
  ['a file', '<a href="/media/a.pdf">x</a>', {}, []],
  ['a page of which the browser loads the document', '<a href="/without-code">x</a>', {}, []],
  ['a page, by the other button of a mouse', '<a href="/blog">x</a>', { button: 2 }, []],
])('a press on a link to %s loads what it leads to', (_, html, init, expected) => {
  point('pointerdown', html, init);
  expect(requested).toEqual(expected);
});

test.each<[what: string, pointerType: string, saveData: boolean, rests: number, expected: readonly string[]]>([
  ['a mouse that rests on it', 'mouse', false, 80, ['/blog']],
  ['a mouse that passes over it', 'mouse', false, 79, []],
  ['a finger', 'touch', false, 80, []],
  ['a mouse of a visitor who saves data', 'mouse', true, 80, []],
])('%s above a link loads its page, or does not', (_, pointerType, saveData, rests, expected) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  point('pointerover', '<a href="/blog">x</a>', { pointerType });
  jest.advanceTimersByTime(rests);
  point('pointerover', '<a href="/">x</a>', { pointerType });
  expect(requested).toEqual(expected);
});
