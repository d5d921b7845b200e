import { driveNatively } from './native-row';
import type { RowDriver } from './row';

let viewport: HTMLElement;
let driver: RowDriver;
let seen: number[];
/** How far the row has scrolled, in slides. */
let at: number;
/** Where the row begins on the page, in pixels. */
let start: number;
/** Where the row was sent, in slides. */
let sent: readonly number[];

beforeEach(() => {
  seen = [];
  at = 0;
  start = 0;
  sent = [];
  viewport = document.createElement('div');
  viewport.innerHTML = '<i data-slide="0"></i><i data-slide="1"></i><i data-slide="2"></i><i data-slide="3"></i>';
  for (const slide of viewport.querySelectorAll<HTMLElement>('[data-slide]')) {
    slide.getBoundingClientRect = () => new DOMRect(start + (Number(slide.dataset.slide) - at) * 100, 0, 100, 50);
  }
  viewport.getBoundingClientRect = () => new DOMRect(start, 0, 100, 50);
  Object.defineProperty(viewport, 'scrollLeft', {
    get: () => at * 100,
    set: (left: number) => {
      sent = [...sent, left / 100];
    },
  });
  driver = driveNatively({ viewport, speed: 0, onFirst: (index) => seen.push(index) });
});
afterEach(() => driver.stop());

function scrollTo(place: number): void {
  at = place;
  viewport.dispatchEvent(new Event('scroll'));
}

test('counts presses within one move', () => {
  driver.move(1);
  scrollTo(0.3);
  driver.move(1);
  scrollTo(0.6);
  driver.move(-1);
  expect(seen).toEqual([1, 2, 1]);
  expect(sent).toEqual([1, 2, 1]);
});

test('is sent to the start of a slide, wherever the row itself stands on the page', () => {
  start = 40;
  scrollTo(1);
  driver.move(1);
  expect(sent).toEqual([2]);
});

test('is sent to within the room that the row keeps for the focus', () => {
  viewport.style.paddingLeft = '6px';
  scrollTo(0.94);
  driver.move(1);
  expect(seen).toEqual([1, 2]);
  expect(sent).toEqual([1.94]);
});

test('begins at the right where text runs from right to left', () => {
  viewport.style.direction = 'rtl';
  viewport.style.paddingRight = '6px';
  viewport.style.setProperty('--per-view', '2');
  viewport.getBoundingClientRect = () => new DOMRect(start, 0, 212, 50);
  for (const slide of viewport.querySelectorAll<HTMLElement>('[data-slide]')) {
    slide.getBoundingClientRect = () => new DOMRect(106 - (Number(slide.dataset.slide) + at) * 100, 0, 100, 50);
  }
  scrollTo(-1);
  driver.move(1);
  expect(seen).toEqual([1, 2]);
  expect(sent).toEqual([-2]);
});

test('says where it is once it has arrived', () => {
  driver.move(1);
  scrollTo(0.5);
  scrollTo(1);
  scrollTo(2);
  expect(seen).toEqual([1, 1, 2]);
});

test.each(['wheel', 'pointerdown'])('leaves its way to the hand of the visitor at a %s', (event) => {
  driver.move(-1);
  viewport.dispatchEvent(new Event(event));
  scrollTo(1);
  driver.move(1);
  expect(seen).toEqual([3, 1, 2]);
});

test.each([
  { from: 0, step: -1, to: 3 },
  { from: 3, step: 1, to: 0 },
] as const)('goes on at the other end from $from', ({ from, step, to }) => {
  scrollTo(from);
  driver.move(step);
  expect(seen.at(-1)).toBe(to);
  expect(sent.at(-1)).toBe(to);
});

test('ends with its last slide in sight where more than one is', () => {
  viewport.style.setProperty('--per-view', '2');
  driver.move(-1);
  expect(seen).toEqual([2]);
  driver.move(1);
  expect(seen).toEqual([2, 0]);
  expect(sent).toEqual([2, 0]);
});

test('says nothing any more once it has been stopped', () => {
  driver.stop();
  scrollTo(1);
  expect(seen).toEqual([]);
});
