import { act, render, screen } from '@testing-library/react';
import { NavigationProgress } from './navigation-progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('says Loading... when the next page takes its time, and not when it is quick', () => {
  const { rerender } = render(<NavigationProgress isLoading />);
  act(() => void jest.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(150));
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  rerender(<NavigationProgress isLoading={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
