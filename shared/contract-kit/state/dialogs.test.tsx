import { act, render, screen } from '@testing-library/react';
import { dialogStore, useDialogs } from './site-store';

function Shown() {
  const dialog = useDialogs((state) => state.dialog);
  if (dialog === null) return <p>nothing open</p>;
  return <p>{dialog.name === 'calculator' ? `calculator for ${dialog.price ?? 'any price'}` : dialog.name}</p>;
}

test('opens the calculator with the price of a project, another dialog in its place, and closes it', () => {
  render(<Shown />);
  expect(screen.getByText('nothing open')).toBeInTheDocument();
  act(() => dialogStore.open({ name: 'calculator' }));
  expect(screen.getByText('calculator for any price')).toBeInTheDocument();
  act(() => dialogStore.open({ name: 'calculator', price: 900_000 }));
  expect(screen.getByText('calculator for 900000')).toBeInTheDocument();
  act(() => dialogStore.open({ name: 'saved' }));
  expect(screen.getByText('saved')).toBeInTheDocument();
  act(() => dialogStore.close());
  expect(screen.getByText('nothing open')).toBeInTheDocument();
});
