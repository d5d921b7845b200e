import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstHomeField } from './first-home-field';

const check = () =>
  screen.getByRole('checkbox', {
    name: 'First-Time Home Buyer Programme: homes in Dubai up to AED 5,000,000',
  });

test.each([
  [false, 'yes'],
  [true, null],
])('chosen: %s, a press sets %p', async (isChosen, chosen) => {
  const onChange = jest.fn();
  render(<FirstHomeField isChosen={isChosen} onChange={onChange} />);
  await userEvent.click(check());
  expect(onChange).toHaveBeenCalledWith(chosen);
});

test('is sent by the browser’s own form', () => {
  const { container } = render(
    <form>
      <FirstHomeField isChosen onChange={undefined} />
    </form>,
  );
  expect(check()).toBeChecked();
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([['first_home', 'yes']]);
});
