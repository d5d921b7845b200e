import { dialogStore } from '@iwan/shared/state/dialogs';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApplyDialog } from './apply-dialog';

beforeEach(() => {
  sessionStorage.clear();
  act(() => dialogStore.close());
});

function open(job?: string) {
  render(
    <MemoryRouter>
      <ApplyDialog />
    </MemoryRouter>,
  );
  act(() => dialogStore.open({ name: 'apply', ...(job === undefined ? {} : { job }) }));
}

test('has the job of the button that opened it, which can be changed', async () => {
  open('property-inspector');
  expect(await screen.findByRole('dialog', { name: 'Apply: Property Inspector' })).toBeInTheDocument();
  const job = screen.getByRole('combobox', { name: 'Job' });
  expect(job).toHaveValue('Property Inspector');
  await userEvent.selectOptions(job, 'Real Estate Financial Analyst');
  expect(job).toHaveValue('Real Estate Financial Analyst');
});

test.each([undefined, 'ceo', '<b>'])('has no job where a link names none of ours: %s', async (job) => {
  open(job);
  expect(await screen.findByRole('dialog', { name: 'Apply' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('');
});
