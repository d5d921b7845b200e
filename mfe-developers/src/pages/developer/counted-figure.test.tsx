import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CountedFigure } from './counted-figure';

let see: (isIntersecting: boolean) => void;
let prefersReducedMotion: boolean;

beforeEach(() => {
  prefersReducedMotion = false;
  see = () => {};
  jest.useFakeTimers();
  globalThis.matchMedia = (() => ({ matches: prefersReducedMotion })) as never;
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {
      see = () => {};
    }
  } as never;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('counts up once it is visible, and ends at the original text', () => {
  render(<CountedFigure text="1,640+" />);
  expect(screen.getByText('1,640+')).toBeInTheDocument();
  see(false);
  pass(2000);
  expect(screen.getByText('1,640+')).toBeInTheDocument();
  see(true);
  expect(screen.getByText('0+')).toBeInTheDocument();
  pass(2000);
  expect(screen.getByText('1,640+')).toBeInTheDocument();
});

test('does not move with reduced motion', () => {
  prefersReducedMotion = true;
  const { container } = render(<CountedFigure text="640" />);
  see(true);
  expect(container).toHaveTextContent('640');
});

test.each([
  ['stays as it is', 'in sight already', true, '640'],
  ['counts', 'further down', false, '0'],
])('%s when the server has sent it and it is %s', async (_, __, isInSight, shown) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<CountedFigure text="640" />);
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, <CountedFigure text="640" />));
  see(isInSight);
  see(true);
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
  act(() => root.unmount());
  container.remove();
});
