import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrivalNoticeStore } from '../document/arrival-notice-store';
import { ArrivalNotice } from './arrival-notice';

afterEach(() => {
  act(arrivalNoticeStore.dismiss);
  jest.useRealTimers();
});

test('shows the reason of a redirect, and disappears after a while', () => {
  jest.useFakeTimers();
  render(<ArrivalNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => arrivalNoticeStore.show('Property not found'));
  expect(screen.getByRole('status')).toHaveTextContent('Property not found');
  act(() => void jest.advanceTimersByTime(8100));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('can be closed', async () => {
  render(<ArrivalNotice />);
  act(() => arrivalNoticeStore.show('Property not found'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
