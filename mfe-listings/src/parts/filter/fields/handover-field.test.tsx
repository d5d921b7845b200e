import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandoverField } from './handover-field';

const counts = [
  { value: '2029', count: 2 },
  { value: 'ready', count: 5 },
  { value: '2027', count: 1 },
];
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('offers each year with the number of projects ready by then', async () => {
  const onChange = jest.fn();
  render(<HandoverField wish={null} counts={counts} onChange={onChange} />);
  expect(options()).toEqual(['Any time', 'Ready now (5)', 'Handover by 2027 (6)', 'Handover by 2029 (8)']);
  await userEvent.selectOptions(screen.getByLabelText('Handover'), '2027');
  expect(onChange).toHaveBeenLastCalledWith('2027');
});

test('keeps a chosen year without projects, so that it can be removed', async () => {
  const onChange = jest.fn();
  render(<HandoverField wish="2026" counts={counts} onChange={onChange} />);
  expect(options()[1]).toBe('Handover by 2026');
  await userEvent.selectOptions(screen.getByLabelText('Handover'), '');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('is hidden where no project has a handover', () => {
  render(<HandoverField wish={null} counts={[{ value: 'ready', count: 5 }]} />);
  expect(screen.queryByLabelText('Handover')).toBeNull();
});
