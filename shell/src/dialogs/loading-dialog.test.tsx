import { render, screen } from '@testing-library/react';
import { LoadingDialog } from './loading-dialog';

test('the sheet can be closed before there is any code', () => {
  const { container } = render(<LoadingDialog locale="en-AE" />);
  container.querySelector('dialog')?.showModal();
  const close = screen.getByRole('button', { name: 'Close' });
  // Natively: a form of the method `dialog`.
  expect(close).toHaveAttribute('type', 'submit');
  expect(close.closest('form')).toHaveAttribute('method', 'dialog');
});
