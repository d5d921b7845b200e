import { endIntro } from './end-intro';

const isOver = () => document.documentElement.hasAttribute('data-over');

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-over');
});

test('a visit begins with the overlay, and continues without it', () => {
  endIntro('data-over', 'visit');
  expect(isOver()).toBe(false);
  endIntro('data-over', 'visit');
  expect(isOver()).toBe(true);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'])('%s ends it', (type) => {
  endIntro('data-over', 'visit');
  document.body.dispatchEvent(new Event(type));
  expect(isOver()).toBe(true);
});

test('a browser without storage shows it', () => {
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  sessionStorage.setItem('visit', '');
  endIntro('data-over', 'visit');
  expect(isOver()).toBe(false);
  refused.mockRestore();
});
