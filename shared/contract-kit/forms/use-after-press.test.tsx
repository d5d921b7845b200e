import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAfterPress } from './use-lead-form';

function Field() {
  const afterPress = useAfterPress();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <input onBlur={() => afterPress(() => setShown(true))} />
      {isShown ? <p>Mend this</p> : null}
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is said between a press and its release waits for the click', () => {
  render(<Field />);
  fireEvent.pointerDown(document.body);
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.queryByText('Mend this')).toBeNull();
  fireEvent.pointerUp(document.body);
  // The click comes now, and finds the button where it was.
  expect(screen.queryByText('Mend this')).toBeNull();
  act(() => void jest.runAllTimers());
  expect(screen.getByText('Mend this')).toBeInTheDocument();
});

test('who leaves a field with the keyboard is told at once', () => {
  render(<Field />);
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.getByText('Mend this')).toBeInTheDocument();
});
