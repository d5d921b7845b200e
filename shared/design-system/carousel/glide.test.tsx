import { glide } from './glide';

let element: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  element = document.createElement('div');
  element.scrollLeft = 40;
});
afterEach(() => jest.useRealTimers());

test('arrives when its time is over, having begun and ended slowly', () => {
  glide(element, 100, 1000);
  const places = Array.from({ length: 4 }, () => {
    jest.advanceTimersByTime(250);
    return element.scrollLeft;
  });
  const steps = places.map((place, index) => place - (places[index - 1] ?? 40));
  expect(steps[0]).toBeGreaterThan(0);
  expect(steps[1]).toBeGreaterThan((steps[0] ?? 0) * 2);
  expect(steps[2]).toBeGreaterThan((steps[3] ?? 0) * 2);
  jest.advanceTimersByTime(50);
  expect(element.scrollLeft).toBe(140);
});

test('keeps the row from snapping until it has arrived', () => {
  glide(element, 100, 1000);
  expect(element.style.scrollSnapType).toBe('none');
  jest.advanceTimersByTime(1050);
  expect(element.style.scrollSnapType).toBe('');
});

test('stays where it was ended, and lets the row snap', () => {
  const halt = glide(element, 100, 1000);
  jest.advanceTimersByTime(500);
  halt();
  const { scrollLeft } = element;
  jest.advanceTimersByTime(1000);
  expect(element.scrollLeft).toBe(scrollLeft);
  expect(element.style.scrollSnapType).toBe('');
});

test('is there at once where it may take no time', () => {
  glide(element, -40, 0);
  expect(element.scrollLeft).toBe(0);
});
