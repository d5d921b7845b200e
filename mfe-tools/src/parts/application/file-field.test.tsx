import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { TextField } from '@iwan/shared/ui/fields/field';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { careerFormFor } from './career-form';
import { FileField } from './file-field';

const careerForm = careerFormFor(['Property Inspector']);

/** An application as on the Career page. */
function Application() {
  const form = useLeadForm(careerForm, { posted: null });
  return (
    <LeadForm form={form}>
      {(['job_type', 'name', 'email', 'phone', 'location', 'message'] as const).map((name) => (
        <TextField key={name} {...form.text(name)} />
      ))}
      <FileField {...form.file('file')} help="An image, Word or PDF, 5 MB at most." />
    </LeadForm>
  );
}

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  sessionStorage.clear();
});
afterAll(() => backend.close());

const picker = () => screen.getByLabelText('CV');
const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of [
    ['Job', 'Property Inspector'],
    ['Name', 'Noura'],
    ['Email', 'noura@example.com'],
    ['Phone', '971501234567'],
    ['Location', 'Cairo'],
    ['Message', 'Hello'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
}

test('says what may be sent, and then the name and size of the chosen file', async () => {
  const user = userEvent.setup();
  render(<Application />);
  expect(picker()).toHaveAccessibleDescription('An image, Word or PDF, 5 MB at most.');
  await user.upload(picker(), pdf);
  await screen.findByText('cv.pdf');
  expect(picker()).toHaveAccessibleDescription(/cv\.pdf.*0 kB/);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('cv.pdf')).toBeNull();
});

test('refuses a dropped file of another type at once, and accepts a valid one', async () => {
  const { container } = render(<Application />);
  const zone = container.querySelector('input[type=file]')?.parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'cv.exe')] } });
  await screen.findByText('cv.exe');
  expect(picker()).toHaveAccessibleDescription(/Choose an image, a Word document or a PDF\./);
  fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
  await screen.findByText('cv.pdf');
  expect(picker()).not.toHaveAttribute('aria-invalid');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('cv.pdf')).toBeNull();
});

test('an application without a file is not sent, and focuses the file field', async () => {
  const user = userEvent.setup();
  render(<Application />);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(picker()).toHaveFocus();
  expect(picker()).toHaveAccessibleDescription(/Add your CV\./);
  expect(backend.requests).toHaveLength(0);
});

test('keeps the file while the page is open, as when a dialog is closed and opened again', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Application />);
  await fill(user);
  await user.upload(picker(), pdf);
  await screen.findByText('cv.pdf');
  expect(sessionStorage.getItem('career-draft')).not.toContain('cv.pdf');
  unmount();
  render(<Application />);
  expect(screen.getByText('cv.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Data submitted successfully!')).toBeInTheDocument();
  expect(backend.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(screen.queryByText('cv.pdf')).toBeNull();
});
