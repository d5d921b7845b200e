import { driveNatively } from './native-row';
import type { RowDriver } from './row';

let viewport: HTMLElement;
let driver: RowDriver;
let seen: number[];
/** How far the row has scrolled, in slides. */
let at: number;

beforeEach(() => {
  seen = [];
  at = 0;
  viewport = document.createElement('div');
  viewport.innerHTML = '<i data-slide="0"></i><i data-slide="1"></i><i data-slide="2"></i><i data-slide="3"></i>';
  for (const slide of viewport.querySelectorAll<HTMLElement>('[data-slide]')) {
    slide.getBoundingClientRect = () => new DOMRect((Number(slide.dataset.slide) - at) * 100, 0, 100, 50);
  }
  viewport.scrollTo = jest.fn();
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
});

test('ends with its last slide in sight where more than one is', () => {
  viewport.style.setProperty('--per-view', '2');
  driver.move(-1);
  expect(seen).toEqual([2]);
  driver.move(1);
  expect(seen).toEqual([2, 0]);
});

test('says nothing any more once it has been stopped', () => {
  driver.stop();
  scrollTo(1);
  expect(seen).toEqual([]);
});
