import { act, render, screen } from '@testing-library/react';
import { NavigationProgress } from './navigation-progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows Loading... for a slow page, and not for a fast one', () => {
  const { rerender } = render(<NavigationProgress isLoading />);
  act(() => void jest.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(150));
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  rerender(<NavigationProgress isLoading={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
