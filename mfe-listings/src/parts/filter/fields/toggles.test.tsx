import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toggles, toggled } from './toggles';

const toggles = [{ value: '1BR' }, { value: '2BR' }];

function Units() {
  const [chosen, setChosen] = useState<readonly string[]>(['2br']);
  return <Toggles name="unit" toggles={toggles} chosen={chosen} onChange={setChosen} />;
}

test.each([
  [[], '1BR', ['1BR']],
  [['2BR'], '1BR', ['2BR', '1BR']],
  [['1BR', '2BR'], '1BR', ['2BR']],
  [['1br'], '1BR', []],
])('with %p chosen, a press on %s leaves %p', (chosen, value, left) => {
  expect(toggled(chosen, value)).toEqual(left);
});

test('chooses and releases by pointer and by the space bar', async () => {
  const user = userEvent.setup();
  render(<Units />);
  const [one, two] = screen.getAllByRole('checkbox');
  expect(two).toBeChecked();
  await user.click(two as HTMLElement);
  expect(two).not.toBeChecked();
  one?.focus();
  await user.keyboard(' ');
  expect(one).toBeChecked();
});

test('is a native checkbox in a form without script', async () => {
  render(<Toggles name="unit" toggles={toggles} chosen={['2BR']} />);
  const [one, two] = screen.getAllByRole('checkbox');
  expect(two).toBeChecked();
  await userEvent.setup().click(one as HTMLElement);
  expect(one).toBeChecked();
});
