import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderSelect } from './order-select';

function Sorted({ order }: { readonly order: string }) {
  return (
    <form aria-label="Sort">
      <OrderSelect id="order" value={order}>
        <option value="">Newest</option>
        <option value="price">Price</option>
      </OrderSelect>
    </form>
  );
}

test('sends its form when another order is chosen', async () => {
  const sent = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  render(<Sorted order="" />);
  await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Price');
  expect(sent.mock.contexts).toEqual([screen.getByRole('form')]);
  sent.mockRestore();
});

test('keeps the focus when the page comes in another order, and says which', () => {
  const { rerender } = render(<Sorted order="" />);
  screen.getByRole('combobox').focus();
  rerender(<Sorted order="price" />);
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Price');
});
