import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentField } from './payment-field';

const box = () => screen.queryByRole('checkbox', { name: /^Payments after handover/ });

test('asks for payments after handover, and shows how many projects have them', async () => {
  const onChange = jest.fn();
  const { rerender } = render(
    <PaymentField isChosen={false} counts={[{ value: 'after-handover', count: 3 }]} onChange={onChange} />,
  );
  expect(box()).toHaveAccessibleName('Payments after handover 3 matches');
  await userEvent.click(box() as HTMLElement);
  expect(onChange).toHaveBeenLastCalledWith('after-handover');
  rerender(<PaymentField isChosen counts={[]} onChange={onChange} />);
  await userEvent.click(box() as HTMLElement);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('is hidden where no project has them', () => {
  render(<PaymentField isChosen={false} counts={[]} />);
  expect(box()).toBeNull();
});
