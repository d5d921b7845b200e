import { type HeldClicks, holdClicks } from './hold-clicks';

let host: HTMLElement;
let heard: string[];
let stop: AbortController;

beforeEach(() => {
  document.body.innerHTML = `<div id="host">
    <button type="button" id="plain">x</button>
    <button type="button" id="heart" aria-pressed="false" data-optimistic>x</button>
    <label id="label"><input type="checkbox" id="box">x</label>
    <a href="#there" id="link">x</a>
    <a href="#dialog" id="opener" aria-haspopup="dialog">x</a>
    <a href="?dialog=calculator" id="dialog" aria-haspopup="dialog">x</a>
    <form id="search" method="get" data-works-unaided><button type="submit" id="find">x</button></form>
    <form id="form" method="post" novalidate><input id="field" required><button type="submit" id="submit">x</button></form>
    <div data-works-unaided><button type="button" id="unaided">x</button></div>
  </div>`;
  host = document.getElementById('host') as HTMLElement;
  heard = [];
  stop = new AbortController();
  for (const id of ['plain', 'box', 'link', 'opener', 'dialog', 'find', 'submit', 'unaided']) {
    element(id).addEventListener('click', () => heard.push(id));
  }
  for (const id of ['search', 'form']) {
    element(id).addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push(`${id} sent`);
    });
  }
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

test('keeps a click until the island is hydrated, then repeats it once', () => {
  const clicks = holdClicks(host, stop.signal);
  element('plain').click();
  element('plain').click();
  expect(heard).toEqual([]);
  clicks.repeat();
  expect(heard).toEqual(['plain']);
  element('plain').click();
  expect(heard).toEqual(['plain', 'plain']);
});

test.each([
  ['its code likes it', 'true', (clicks: HeldClicks) => clicks.repeat()],
  ['its code was not loaded', 'false', (clicks: HeldClicks) => clicks.releaseClicks()],
])('an optimistic toggle shows its new state at once, and then that of its code: %s', (_, shown, end) => {
  const heart = element('heart');
  heart.addEventListener('click', () =>
    heart.setAttribute('aria-pressed', String(heart.getAttribute('aria-pressed') !== 'true')),
  );
  const clicks = holdClicks(host, stop.signal);
  heart.click();
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  heart.click();
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  end(clicks);
  expect(heart.getAttribute('aria-pressed')).toBe(shown);
});

test('an optimistic toggle that was pressed before the shell’s code is not pressed twice', () => {
  const heart = element('heart');
  heart.setAttribute('aria-pressed', 'true');
  const seen: (string | null)[] = [];
  heart.addEventListener('click', () => seen.push(heart.getAttribute('aria-pressed')));
  holdClicks(host, stop.signal, new Map([[heart, performance.now()]])).repeat();
  expect(seen).toEqual(['false']);
});

test('a checkbox stays unchecked until its island can handle the click', () => {
  const clicks = holdClicks(host, stop.signal);
  element('box').click();
  expect((element('box') as HTMLInputElement).checked).toBe(false);
  clicks.repeat();
  expect((element('box') as HTMLInputElement).checked).toBe(true);
});

test('links to pages and dialogs of the site and native controls are not held', () => {
  holdClicks(host, stop.signal);
  for (const id of ['link', 'dialog', 'find', 'unaided']) element(id).click();
  expect(heard).toEqual(['link', 'dialog', 'find', 'search sent', 'unaided']);
});

test('releases what it holds when the island may never be hydrated', () => {
  const clicks = holdClicks(host, stop.signal);
  element('plain').click();
  clicks.releaseClicks();
  element('plain').click();
  clicks.repeat();
  expect(heard).toEqual(['plain']);
});

test('repeats nothing on a page that the visitor has left', () => {
  const clicks = holdClicks(host, stop.signal);
  element('plain').click();
  stop.abort();
  clicks.repeat();
  expect(heard).toEqual([]);
});

test('repeats no click on a removed element', () => {
  const clicks = holdClicks(host, stop.signal);
  const button = element('plain');
  button.click();
  button.remove();
  clicks.repeat();
  expect(heard).toEqual([]);
});

test('repeats a click on the element that has taken the place of the pressed one', () => {
  const clicks = holdClicks(host, stop.signal);
  element('plain').click();
  host.innerHTML = `${host.innerHTML}`;
  element('plain').addEventListener('click', () => heard.push('in its place'));
  clicks.repeat();
  expect(heard).toEqual(['in its place']);
});

test('a held check is done by the browser when the island may never be hydrated', () => {
  const clicks = holdClicks(host, stop.signal);
  element('box').click();
  clicks.releaseClicks();
  expect(element('box')).toBeChecked();
  element('box').click();
  expect(element('box')).not.toBeChecked();
});

test('a held check is done in the restored HTML where the island failed', () => {
  const html = host.innerHTML;
  const clicks = holdClicks(host, stop.signal);
  element('box').click();
  host.innerHTML = html;
  clicks.releaseClicks();
  expect(element('box')).toBeChecked();
});

test('repeats what was pressed before it listened', () => {
  const clicks = holdClicks(host, stop.signal, new Map([[element('plain'), performance.now()]]));
  clicks.repeat();
  expect(heard).toEqual(['plain']);
});

test('a link that opens an overlay waits for its island', () => {
  const clicks = holdClicks(host, stop.signal);
  element('opener').click();
  expect(heard).toEqual([]);
  clicks.repeat();
  expect(heard).toEqual(['opener']);
});

test('such a link is followed when the island may never be hydrated', () => {
  const clicks = holdClicks(host, stop.signal);
  element('opener').click();
  clicks.releaseClicks();
  expect(heard).toEqual(['opener']);
});

test('a link that opens in another tab is left to the browser', () => {
  holdClicks(host, stop.signal);
  element('opener').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(heard).toEqual(['opener']);
});

test('leaves the clicks in a nested part to that part', () => {
  host.dataset.island = 'page';
  host.insertAdjacentHTML('beforeend', '<div data-island="slot"><button type="button" id="inner">x</button></div>');
  element('inner').addEventListener('click', () => heard.push('inner'));
  holdClicks(host, stop.signal);
  element('inner').click();
  element('plain').click();
  expect(heard).toEqual(['inner']);
});

test('holds a link that acts as a button', () => {
  host.insertAdjacentHTML('beforeend', '<a href="#video" role="button" id="play">x</a>');
  element('play').addEventListener('click', () => heard.push('play'));
  const clicks = holdClicks(host, stop.signal);
  element('play').click();
  expect(heard).toEqual([]);
  clicks.repeat();
  expect(heard).toEqual(['play']);
});

const field = () => element('field') as HTMLInputElement;

test('a form waits for its code, which sends it or shows its errors', () => {
  const validated = jest.spyOn(element('form') as HTMLFormElement, 'reportValidity');
  const clicks = holdClicks(host, stop.signal);
  element('submit').click();
  expect(heard).toEqual([]);
  // The browser reports a missing field at once.
  expect(validated).toHaveBeenCalledTimes(1);
  clicks.repeat();
  expect(heard).toEqual(['submit', 'form sent']);
});

test.each([
  ['one that is right is sent as without script', 'Noura', ['form sent']],
  ['one that lacks something is not, the browser has said what', '', []],
])('of forms whose code has not come after three seconds %s', (_, typed, sent) => {
  jest.useFakeTimers();
  field().value = typed;
  holdClicks(host, stop.signal);
  element('submit').click();
  jest.advanceTimersByTime(2900);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(heard).toEqual(sent);
});

test('the three seconds start with the press, even from before it listened', () => {
  jest.useFakeTimers();
  field().value = 'Noura';
  const pressed = performance.now();
  jest.advanceTimersByTime(2000);
  holdClicks(host, stop.signal, new Map([[element('submit'), pressed]]));
  jest.advanceTimersByTime(1100);
  expect(heard).toEqual(['form sent']);
});

test('correcting what the browser has reported is not interrupted', () => {
  const clicks = holdClicks(host, stop.signal);
  element('submit').click();
  field().dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
  field().value = 'N';
  clicks.repeat();
  expect(heard).toEqual([]);
});

test('a form is sent without JavaScript when its island may never be hydrated', () => {
  field().value = 'Noura';
  const html = host.innerHTML.replace('id="field"', 'id="field" value="Noura"');
  const clicks = holdClicks(host, stop.signal);
  element('submit').click();
  // The island failed: the server's HTML is restored.
  host.innerHTML = html;
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent anew');
  });
  clicks.releaseClicks();
  expect(heard).toEqual(['sent anew']);
});

test.each(['plain', 'box', 'opener'])('calls `notify` when a press has waited for six seconds: %s', (id) => {
  jest.useFakeTimers();
  const notify = jest.fn();
  const clicks = holdClicks(host, stop.signal, new Map(), notify);
  element(id).click();
  jest.advanceTimersByTime(5900);
  expect(notify).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(notify).toHaveBeenCalledTimes(1);
  clicks.repeat();
  expect(heard).toEqual([id]);
});

test('does not call `notify` for presses handled in time, nor for a form, which is sent', () => {
  jest.useFakeTimers();
  const notify = jest.fn();
  const clicks = holdClicks(host, stop.signal, new Map(), notify);
  (element('field') as HTMLInputElement).value = 'x';
  element('submit').click();
  jest.advanceTimersByTime(10_000);
  clicks.repeat();
  element('plain').click();
  jest.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
});

test('calls `notify` at once where the code has failed, and at each press until it loads', () => {
  const notify = jest.fn();
  const clicks = holdClicks(host, stop.signal, new Map(), notify);
  element('plain').click();
  clicks.releaseClicks();
  expect(notify).toHaveBeenCalledTimes(1);
  element('plain').click();
  element('unaided').click();
  clicks.releaseClicks();
  expect(notify).toHaveBeenCalledTimes(2);
  clicks.repeat();
  element('plain').click();
  expect(notify).toHaveBeenCalledTimes(2);
});
