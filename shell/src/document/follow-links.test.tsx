import { dialogStore } from '@iwan/shared/state/site-store';
import type { ComposedDialog } from '../composition/composition';
import { linkedDialog } from '../dialogs/linked-dialog';
import { followLinks } from './follow-links';

const dialog: ComposedDialog = { title: 'x', source: { remote: 'mfe-x', module: './dialogs/x', hydration: 'idle' } };
const dialogs = { calculator: dialog, saved: dialog };

let navigate: jest.Mock;
let stop: AbortController;
/** Whether the default of the last event was left to the browser. */
let wasLeft: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  navigate = jest.fn();
  stop = new AbortController();
  const dialogOf = (search: string) => linkedDialog({ dialogs }, search);
  followLinks({ navigate }, { dialogOf, isLeftToBrowser: ({ pathname }) => pathname === '/without-code' }, stop.signal);
  // After our listener: jsdom must not navigate.
  document.addEventListener(
    'click',
    (event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { signal: stop.signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { signal: stop.signal },
  );
});

afterEach(() => {
  stop.abort();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
  jest.runAllTimers();
}

test.each([
  ['<a href="/blog">x</a>', '/blog'],
  ['<a href="/properties/?tab=Commercial#list">x</a>', '/properties/?tab=Commercial#list'],
  ['<a href="?page=2">x</a>', '/?page=2'],
  ['<a href="/blog" target="_self">x</a>', '/blog'],
  ['<a href="/media-house-properties/">x</a>', '/media-house-properties/'],
  ['<a href="/career"><svg><path data-target /></svg></a>', '/career'],
  ['<a href="http://localhost/map/">x</a>', '/map/'],
])('follows %s', (html, to) => {
  click(html);
  expect(navigate).toHaveBeenCalledWith(to, { preventScrollReset: false });
  expect(wasLeft).toBe(false);
});

test.each([
  ['<a href="/ar/blog?page=2">x</a>', '/blog?page=2'],
  ['<a href="/ar">x</a>', '/'],
  // As an older release of a remote writes it.
  ['<a href="/blog#list">x</a>', '/blog#list'],
  ['<a href="?page=2">x</a>', '/map?page=2'],
])('on a page in Arabic, %s is followed in Arabic', (html, to) => {
  history.replaceState(null, '', '/ar/map');
  click(html);
  history.replaceState(null, '', '/');
  // The router adds the prefix.
  expect(navigate).toHaveBeenCalledWith(to, { preventScrollReset: false });
});

test('on a page in Arabic, a link without the prefix opens a dialog of the page too', () => {
  history.replaceState(null, '', '/ar/map');
  click('<a href="/map?dialog=saved">x</a>');
  history.replaceState(null, '', '/');
  expect(dialogStore.getState().dialog).toEqual({ name: 'saved' });
  dialogStore.close();
});

test('leaves a page to the browser that this tab has no code of', () => {
  click('<a href="/without-code">x</a>');
  expect(navigate).not.toHaveBeenCalled();
  expect(wasLeft).toBe(true);
});

test.each([
  ['?dialog=calculator', { name: 'calculator' }],
  ['?dialog=calculator&price=1200000', { name: 'calculator', price: 1_200_000 }],
  ['?dialog=calculator&price=much', { name: 'calculator', price: 'much' }],
  ['/?dialog=saved', { name: 'saved' }],
])('opens over the page what %s means, and goes nowhere', (href, dialog) => {
  click(`<a href="${href}">x</a>`);
  expect(dialogStore.getState().dialog).toEqual(dialog);
  expect(navigate).not.toHaveBeenCalled();
  dialogStore.close();
});

test.each(['?dialog=nobodys', '/map/?dialog=calculator'])('%s is an ordinary page', (href) => {
  click(`<a href="${href}">x</a>`);
  expect(dialogStore.getState().dialog).toBeNull();
  expect(navigate).toHaveBeenCalled();
});

test('keeps the scroll position where a link asks for it', () => {
  click('<nav data-scroll="keep"><a href="?tab=Commercial">x</a></nav>');
  expect(navigate).toHaveBeenCalledWith('/?tab=Commercial', { preventScrollReset: true });
});

test('starts another page at its top, wherever the link is', () => {
  click('<nav data-scroll="keep"><a href="/map/?cat=Commercial">x</a></nav>');
  expect(navigate).toHaveBeenCalledWith('/map/?cat=Commercial', { preventScrollReset: false });
});

test('lets the press be painted before it navigates', () => {
  document.body.innerHTML = '<a href="/blog">x</a>';
  document.querySelector('a')?.click();
  expect(navigate).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('scrolls to a heading where a link asks for it', () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  click('<h2 id="list">List</h2><div data-scroll="list"><a href="?page=2">x</a></div>');
  expect(navigate).toHaveBeenCalledWith('/?page=2', { preventScrollReset: true });
  expect(seen).toEqual(['list']);
});

test.each([
  '<a href="https://example.com/blog">x</a>',
  '<a href="http://localhost:8080/blog">x</a>',
  '<a href="mailto:hello@iwan.example">x</a>',
  '<a href="tel:+97140000000">x</a>',
  '<a href="/blog" target="_blank">x</a>',
  '<a href="/remotes/mfe-developers/1/portfolio.pdf">x</a>',
  '<a href="/images/original/a.svg">x</a>',
  '<a href="/api/projectapi">x</a>',
  '<a href="/blog/feed.xml">x</a>',
  '<a href="/__inbox">x</a>',
  '<a href="/a" download>x</a>',
  '<a href="/ar/blog">x</a>',
  '<a href="/blog" hreflang="en">x</a>',
  '<a href="#main">x</a>',
  '<a>x</a>',
  '<p data-target>x</p>',
])('leaves %s to the browser', (html) => {
  click(html);
  expect(navigate).not.toHaveBeenCalled();
  expect(wasLeft).toBe(true);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (init) => {
    click('<a href="/blog">x</a>', init);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('ignores a click that a part of the page has handled', () => {
  document.body.innerHTML = '<a href="/blog">x</a>';
  const anchor = document.querySelector('a');
  anchor?.addEventListener('click', (event) => event.preventDefault());
  anchor?.click();
  jest.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
});

function submit(html: string): void {
  document.body.innerHTML = html;
  const button = document.querySelector<HTMLButtonElement>('[data-pressed]');
  document.querySelector('form')?.requestSubmit(button ?? undefined);
  jest.runAllTimers();
}

const field = '<input name="q" value="two rooms & a pool">';

test.each([
  ['its fields', `<form action="/properties/">${field}</form>`, '/properties/?q=two+rooms+%26+a+pool'],
  ['no empty field', '<form action="/properties/"><input name="q" value=""></form>', '/properties/'],
  [
    'one name several times, and only what is ticked',
    `<form action="/filter-property">
      <input type="checkbox" name="cat" value="Residential" checked>
      <input type="checkbox" name="cat" value="Commercial">
      <input type="checkbox" name="cat" value="Off Plan" checked>
    </form>`,
    '/filter-property?cat=Residential&cat=Off+Plan',
  ],
  [
    'the button that was pressed',
    `<form action="/map/">${field}<button name="near" value="1" data-pressed>x</button><button name="far">x</button></form>`,
    '/map/?q=two+rooms+%26+a+pool&near=1',
  ],
  ['nothing of the query before', `<form action="/map/?old=1#list">${field}</form>`, '/map/?q=two+rooms+%26+a+pool'],
  ['the choice of a list', '<form action="/"><select name="sort"><option>name</option></select></form>', '/?sort=name'],
])('follows a form with %s', (_, html, to) => {
  submit(html);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith(to, expect.anything());
  expect(wasLeft).toBe(false);
});

test('keeps the scroll position where a form asks for it', () => {
  submit(`<div data-scroll="keep"><form action="/">${field}</form></div>`);
  expect(navigate).toHaveBeenCalledWith('/?q=two+rooms+%26+a+pool', { preventScrollReset: true });
});

test('ignores a form that a part of the page has handled', () => {
  document.body.innerHTML = `<form action="/properties/">${field}</form>`;
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.requestSubmit();
  jest.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  `<form action="/subscribe" method="post">${field}</form>`,
  `<form action="https://example.com/search">${field}</form>`,
  `<form action="/api/contact">${field}</form>`,
])('leaves %s to the browser', (html) => {
  submit(html);
  expect(navigate).not.toHaveBeenCalled();
  expect(wasLeft).toBe(true);
});
