import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';

const timing = { speed: 500, interval: 2000 };
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: <p>{`Slide ${index + 1}`}</p> }));

test('has all its slides in the HTML of the server', () => {
  const html = renderToString(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
  for (const text of ['Slide 1', 'Slide 5', '1 – 3 / 5']) expect(html).toContain(text);
});

test('names itself and its controls', () => {
  render(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
  const controls = within(screen.getByRole('group', { name: 'Views: slides' }));
  expect(screen.getByRole('group', { name: 'Views' })).toBeInTheDocument();
  expect(controls.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous',
    'Pause',
    'Next',
  ]);
});

describe('in sight', () => {
  const asBefore = globalThis.IntersectionObserver;
  const period = timing.speed + timing.interval;

  beforeEach(() => {
    jest.useFakeTimers();
    Element.prototype.scrollTo = () => {};
    // The autoplay's observer has a threshold; the other one, which fetches Swiper, sees nothing here.
    globalThis.IntersectionObserver = class extends asBefore {
      readonly #seen: () => void;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        this.#seen = () => options?.threshold !== undefined && callback([entry], this);
      }
      override observe(): void {
        this.#seen();
      }
    };
  });
  afterEach(() => {
    globalThis.IntersectionObserver = asBefore;
    jest.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('goes on by itself, stands still after Pause, and goes on after Play', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
    const shown = () => screen.getByText(/ \/ 5$/).textContent;
    expect(shown()).toBe('1 – 3 / 5');
    await wait(period);
    expect(shown()).toBe('2 – 4 / 5');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    // Not as many as bring it round to where it was.
    await wait(2 * period);
    expect(shown()).toBe('2 – 4 / 5');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    // Who presses Play is not held up by a pointer that comes over it.
    await user.unhover(screen.getByRole('group', { name: 'Views' }));
    await user.hover(screen.getByRole('group', { name: 'Views' }));
    await wait(period);
    expect(shown()).toBe('3 – 5 / 5');
  });
});

describe('near the viewport', () => {
  const asBefore = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = class extends asBefore {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        this.#callback = callback;
      }
      override observe(): void {
        this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    };
  });
  afterEach(() => {
    globalThis.IntersectionObserver = asBefore;
    jest.restoreAllMocks();
  });

  test.each([
    { pointer: 'mouse', query: 'none', driver: 'swiper' },
    { pointer: 'finger', query: '(pointer: coarse)', driver: undefined },
  ])('is moved by $driver for a $pointer', async ({ query, driver }) => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((requested) => ({ matches: requested === query }) as unknown as MediaQueryList);
    render(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
    await act(async () => {
      await import('../../carousel/swiper-row');
      await import('@iwan/shared/carousel/swiper');
    });
    expect(screen.getByRole('group', { name: 'Slides' }).dataset.driver).toBe(driver);
  });

  test('moves at once where motion is unwelcome', async () => {
    const user = userEvent.setup();
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((requested) => ({ matches: requested !== 'print' }) as unknown as MediaQueryList);
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    render(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
    frames.mockClear();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(/ \/ 5$/)).toHaveTextContent('2 – 4 / 5');
    expect(frames).not.toHaveBeenCalled();
  });
});

test('has no controls with one slide', () => {
  render(<Carousel id="c" title="Views" slides={slides(1)} fit="one" timing={timing} />);
  expect(screen.queryByRole('button')).toBeNull();
});
