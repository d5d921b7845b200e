import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompletionField } from './completion-field';

const counts = [
  { value: '2029', count: 2 },
  { value: '2027', count: 1 },
  { value: '2028', count: 4 },
];
const options = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);

test('offers the years with a handover, each with its count', () => {
  render(<CompletionField range={null} counts={counts} onChange={jest.fn()} />);
  expect(options('From')).toEqual(['Any year', '2027 (1)', '2028 (4)', '2029 (2)']);
  expect(options('To')).toEqual(options('From'));
});

test.each([
  ['From', '2028', null, { from: 2028, to: null }],
  ['To', '2028', null, { from: null, to: 2028 }],
  ['To', '2029', { from: 2028, to: null }, { from: 2028, to: 2029 }],
  ['From', '2029', { from: 2027, to: 2028 }, { from: 2029, to: 2029 }],
  ['To', '2027', { from: 2028, to: 2029 }, { from: 2027, to: 2027 }],
  ['From', '', { from: 2028, to: 2029 }, { from: null, to: 2029 }],
  ['To', '', { from: null, to: 2029 }, null],
])('choosing %s "%s" of %p asks for %p', async (label, year, range, requested) => {
  const onChange = jest.fn();
  render(<CompletionField range={range} counts={counts} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByLabelText(label), year);
  expect(onChange).toHaveBeenLastCalledWith(requested);
});

test('keeps a chosen year without handovers, so that it can be removed', () => {
  render(<CompletionField range={{ from: 2035, to: null }} counts={counts} onChange={jest.fn()} />);
  expect(screen.getByLabelText('From')).toHaveValue('2035');
});

test('is hidden where no project has a handover', () => {
  render(<CompletionField range={null} counts={[]} />);
  expect(screen.queryByLabelText('From')).toBeNull();
});
