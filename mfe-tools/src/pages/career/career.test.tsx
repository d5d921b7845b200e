import { dialogStore } from '@iwan/shared/state/dialogs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { route } from '.';

beforeEach(() => {
  sessionStorage.clear();
  dialogStore.close();
  render(
    <MemoryRouter>
      <route.Component data={undefined} />
    </MemoryRouter>,
  );
});

test('has the five openings, each with a link, and the form on the page', () => {
  const links = screen.getAllByRole('heading', { level: 3 }).flatMap((heading) => [...heading.querySelectorAll('a')]);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Real Estate Sales Consultant', '/career/real-estate-sales-consultant'],
    ['Property Management Specialist', '/career/property-management-specialist'],
    ['Real Estate Financial Analyst', '/career/real-estate-financial-analyst'],
    ['Property Inspector', '/career/property-inspector'],
    ['Investment Relations Coordinator', '/career/investment-relations-coordinator'],
  ]);
  expect(screen.getByRole('form', { name: 'Apply' })).toHaveAttribute('action', '/forms/career');
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('');
});

test('opens the application dialog with the opening whose button was pressed', async () => {
  const apply = screen.getByRole('link', { name: 'Apply now: Property Inspector' });
  // Without script, a link to the form on the opening's page.
  expect(apply).toHaveAttribute('href', '/career/property-inspector#career');
  await userEvent.click(apply);
  expect(dialogStore.getState().dialog).toEqual({ name: 'apply', job: 'property-inspector' });
});
