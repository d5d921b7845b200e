import { loadingDialogId, openDialog } from '@iwan/shared/dom/loading-dialog';
import { optimisticToggles, pressTimeout, type StartUp, sheetOpeners, sheetTimeout } from './names';
import { rememberPresses } from './remember-presses';

const name = 'testStartUp';
const startUp = (): StartUp => Reflect.get(window, name);
const pressed = () => [...startUp().pressed.keys()].map(({ id }) => id);
const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

/** Default actions that were not prevented: following a link, submitting a form. */
let done: string[];
let felt: Set<string>;
let pulse: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  felt = new Set();
  document.body.innerHTML = `
    <button type="button" id="heart">x</button>
    <button type="button" id="favourite" aria-pressed="false" data-optimistic>x</button>
    <button type="button" id="like" aria-pressed="false">x</button>
    <form id="contact" method="post" action="/forms/contact" novalidate>
      <input id="name" required><button type="submit" id="send">x</button>
    </form>
    <form id="comment" novalidate><button type="submit" id="say">x</button></form>
    <form id="panel" method="get" action="/filter-all-property">
      <div data-works-unaided><button type="button" id="clear">x</button></div>
      <button type="submit" id="filter" aria-haspopup="dialog">x</button>
      <button type="submit" id="find">x</button>
    </form>
    <div data-island="page" data-hydrated><form id="enquiry" method="post"><button id="ask">x</button></form></div>
    <a id="calculator" href="?dialog=calculator" aria-haspopup="dialog" aria-label="Calculator">x</a>
    <a id="filters" href="/results?filters=open" aria-haspopup="dialog" data-opens-sheet>Filters</a>
    <a id="photo" href="?photo=2" aria-haspopup="dialog">x</a>
    <button type="button" id="advanced" aria-haspopup="dialog" data-opens-sheet>x</button>
    <dialog id="${loadingDialogId}"><form method="dialog"><button>x</button></form></dialog>`;
  HTMLElement.prototype.animate = function (this: HTMLElement, frames) {
    felt.add(this.id);
    pulse = frames;
    return { cancel: () => felt.delete(this.id) } as unknown as Animation;
  };
  document.addEventListener('submit', note);
  rememberPresses(name, pressTimeout, {
    ...{ openers: sheetOpeners, toggles: optimisticToggles, id: loadingDialogId, open: openDialog, sheetTimeout },
  });
});
afterEach(() => {
  startUp().stopListening();
  document.removeEventListener('submit', note);
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
  jest.useRealTimers();
});

function note(event: SubmitEvent): void {
  event.preventDefault();
  done.push((event.target as Element).id);
}

test.each([
  ['pulses', false, [1, 0.55, 1]],
  ['is still where reduced motion is preferred', true, [0.55, 0.55]],
])('a pressed control %s', (_, matches, opacity) => {
  const requested = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  element('heart').click();
  expect(pulse).toEqual({ opacity });
  requested.mockRestore();
});

test.each([
  ['shows its new state at once, also when it is pressed twice', 'favourite', 'true'],
  ['shows it when its code has handled the press', 'like', 'false'],
])('a toggle %s', (_, id, shown) => {
  element(id).click();
  element(id).click();
  expect(element(id).getAttribute('aria-pressed')).toBe(shown);
});

test.each([
  ['a button', 'heart', true],
  ['the button of a form', 'send', true],
  ['of one that needs its code to be sent at all', 'say', true],
  ['one that opens something over the page', 'filter', true],
  ['that of a search', 'find', true],
  ['not what works unaided', 'clear', false],
  ['not in a part that is hydrated', 'ask', false],
])('remembers what is pressed before there is code: %s', (_, id, isHeld) => {
  element(id).click();
  expect(pressed()).toEqual(isHeld ? [id] : []);
  expect([...felt]).toEqual(isHeld ? [id] : []);
  expect(done).toEqual(id === 'ask' ? ['enquiry'] : []);
});

test('the browser reports missing fields at once, and nothing is sent', () => {
  const validated = jest.spyOn(element<HTMLFormElement>('contact'), 'reportValidity');
  element('send').click();
  expect(validated).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
});

test('a valid form is sent without JavaScript after three seconds without code', () => {
  element<HTMLInputElement>('name').value = 'Noura';
  element('send').click();
  jest.advanceTimersByTime(2900);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(done).toEqual(['contact']);
});

test('a filter whose code does not load links to the page with its form', () => {
  element('filter').click();
  jest.advanceTimersByTime(3100);
  expect(done).toEqual(['panel']);
});

test('nothing is sent that other code has handled, or that has no address', () => {
  element<HTMLInputElement>('name').value = 'Noura';
  for (const id of ['send', 'say']) element(id).click();
  startUp().pressed.delete(element('send'));
  jest.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
});

test('correcting a field before the code is loaded is not interrupted by an earlier press', () => {
  element('send').click();
  element('name').dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
  expect(pressed()).toEqual([]);
  expect(felt).toEqual(new Set());
});

const sheet = () => element<HTMLDialogElement>(loadingDialogId);

test.each([
  ['a link to a dialog of the site', 'calculator', 'Calculator'],
  ['a control that declares it', 'filters', 'Filters'],
  ['a link to another dialog of a part', 'photo', null],
  ['a button', 'heart', null],
])('a press opens the sheet of a dialog before its code has loaded: %s', (_, id, label) => {
  element(id).click();
  expect(sheet().open).toBe(label !== null);
  expect(sheet().getAttribute('aria-label')).toBe(label);
});

test('who closes that sheet has taken the press back, until the next one', () => {
  element('filters').click();
  sheet().close();
  jest.advanceTimersByTime(0);
  expect(pressed()).toEqual([]);
  expect([...felt]).toEqual([]);
  expect([...startUp().takenBack]).toEqual([element('filters')]);
  element('filters').click();
  expect(sheet().open).toBe(true);
  expect(pressed()).toEqual(['filters']);
  expect([...startUp().takenBack]).toEqual([]);
});

test('the sheet closes when another dialog opens, and when nothing comes', async () => {
  element('filters').click();
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  await Promise.resolve();
  expect(sheet().open).toBe(false);
  document.querySelector(`dialog:not(#${loadingDialogId})`)?.remove();
  jest.advanceTimersByTime(0);
  // A button: a link would be followed earlier, after `pressTimeout`.
  element('advanced').click();
  jest.advanceTimersByTime(sheetTimeout - 1);
  expect(sheet().open).toBe(true);
  jest.advanceTimersByTime(1);
  expect(sheet().open).toBe(false);
});
