import { ApiError } from '@iwan/shared/api/api-error';
import { provideHttp } from '@iwan/shared/api/http';
import type { SendOptions } from '@iwan/shared/contracts/http';
import { english } from '@iwan/shared/testing/english';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { builtInOpenings } from '../openings/built-in-openings';
import { ApplicationForm } from './application-form';

/** A request, and the response to it. */
interface Call {
  readonly path: string;
  readonly body: FormData;
  readonly options: SendOptions;
  readonly respond: (outcome: 'taken' | ApiError) => void;
}

let calls: Call[];

const openings = builtInOpenings(english.locale);

beforeEach(() => {
  sessionStorage.clear();
  calls = [];
  const send = (_: string, path: string, body: unknown, options: SendOptions = {}) =>
    new Promise<unknown>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
      const respond = (outcome: 'taken' | ApiError) => (outcome === 'taken' ? resolve({}) : reject(outcome));
      calls.push({ path, body: body as FormData, options, respond });
    });
  provideHttp(async () => ({ get: () => Promise.reject(new ApiError('network')), send, report: () => {} }));
});

const resume = new File(['%PDF-1.7 Noura'], 'noura.pdf', { type: 'application/pdf' });
const job = () => screen.getByRole('combobox', { name: 'Job' });
const file = () => screen.getByLabelText('CV');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

function show(form = <ApplicationForm openings={openings} labelledBy="title" />) {
  return render(<MemoryRouter>{form}</MemoryRouter>);
}

async function fill(chosen = resume) {
  // So that the form of the previous test leaves no file.
  const remove = screen.queryByRole('button', { name: 'Remove' });
  if (remove) await userEvent.click(remove);
  await userEvent.selectOptions(job(), 'Property Inspector');
  await userEvent.type(screen.getByLabelText('Name'), 'Noura3 Example');
  await userEvent.type(screen.getByLabelText('Phone'), '+971 50 123 4567');
  await userEvent.type(screen.getByLabelText('Email'), 'noura@example.com');
  await userEvent.type(screen.getByLabelText('Location'), 'Al Barsha');
  await userEvent.type(screen.getByLabelText('Message'), 'I see damp walls.');
  await userEvent.upload(file(), chosen, { applyAccept: false });
}

const keyOf = ({ options }: Call) => options.headers?.['Idempotency-Key'];

async function nextCall(): Promise<Call> {
  await screen.findByRole('button', { name: 'Send application', busy: true });
  const call = calls.at(-1);
  if (call === undefined) throw new Error('Nothing was sent.');
  return call;
}

// Before the form's code is loaded, the browser validates by the attributes alone.
test('the browser’s own validation requires each field and a valid e-mail address', async () => {
  show();
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Send application' });
  const wrong = () =>
    [...(form?.elements ?? [])].filter((field) => field.matches(':invalid')).map((field) => field.getAttribute('name'));
  expect(wrong()).toEqual(['job_type', 'name', 'phone', 'email', 'location', 'file', 'message']);
  await fill();
  // jsdom ignores a file that a test has set.
  expect(wrong()).toEqual(['file']);
  await userEvent.type(screen.getByLabelText('Email'), '@');
  expect(wrong()).toEqual(['email', 'file']);
});

test('sends the fields of the specification in their order, with the résumé, and clears itself', async () => {
  show();
  await fill();
  await screen.findByText('noura.pdf');
  await press();
  const { path, body, respond } = await nextCall();
  expect(path).toBe('/api/contact');
  expect([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['job_type', 'Property Inspector'],
    ['name', 'Noura Example'],
    ['email', 'noura@example.com'],
    ['phone', '971501234567'],
    ['file', 'noura.pdf'],
    ['location', 'Al Barsha'],
    ['message', 'I see damp walls.'],
    ['source', 'Career'],
  ]);
  respond('taken');
  expect(await screen.findByText('Data submitted successfully!')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.queryByText('noura.pdf')).toBeNull();
});

test('requires every field, each with a message', async () => {
  show();
  await press();
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(7);
  expect(job()).toHaveFocus();
  expect(job()).toHaveAccessibleDescription('Choose a job.');
  expect(file()).toHaveAccessibleDescription(expect.stringContaining('Add your CV.'));
  expect(calls).toHaveLength(0);
});

test.each([
  [
    'a program that calls itself a PDF',
    new File(['MZ\u0090'], 'cv.pdf', { type: 'application/pdf' }),
    /not a real image, Word/,
  ],
  ['a program', new File(['MZ'], 'cv.exe'), /Choose an image, a Word document or a PDF/],
  ['a file that is too large', new File(['%PDF-', new Uint8Array(6e6)], 'cv.pdf'), /larger than 5 MB/],
  ['an empty file', new File([], 'cv.pdf'), /This file is empty/],
])('refuses %s at once, and sends nothing', async (_, chosen, sentence) => {
  show();
  await fill(chosen);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await press();
  expect(file()).toHaveFocus();
  expect(file()).toHaveAccessibleDescription(expect.stringMatching(sentence));
  expect(calls).toHaveLength(0);
});

test('keeps everything when the server fails, including the résumé, and shows its message', async () => {
  show();
  await fill();
  await screen.findByText('noura.pdf');
  await press();
  const first = await nextCall();
  first.respond(new ApiError('status', { status: 500, said: 'The disk is full' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error submitting form: The disk is full');
  expect(screen.getByLabelText('Message')).toHaveValue('I see damp walls.');
  expect(screen.getByText('noura.pdf')).toBeInTheDocument();
  await press();
  const second = await nextCall();
  expect(second.body.get('file')).toMatchObject({ name: 'noura.pdf' });
  expect(keyOf(second)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(second)).toBe(keyOf(first));
  second.respond(new ApiError('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while submitting the form.');
});

test('shows the progress of the upload, and can cancel it', async () => {
  show();
  await fill();
  await screen.findByText('noura.pdf');
  await press();
  const { options } = await nextCall();
  act(() => options.onProgress?.(0.6));
  const bar = await screen.findByRole('progressbar', { name: /Uploading your file/ });
  expect(bar).toHaveAttribute('value', '0.6');
  expect(screen.getByText('Uploading your file: 50%')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(options.signal?.aborted).toBe(true);
  expect(screen.getByText('noura.pdf')).toBeInTheDocument();
});

test('opens with the job of its opening, also where a draft has another, with unique ids', async () => {
  sessionStorage.setItem('career-draft', JSON.stringify({ job_type: 'Property Inspector', name: 'Noura' }));
  show(<ApplicationForm openings={openings} id="apply" job="Real Estate Financial Analyst" />);
  expect(job()).toHaveValue('Real Estate Financial Analyst');
  expect(screen.getByLabelText('Name')).toHaveValue('Noura');
  expect(document.querySelector('form')).toHaveAttribute('id', 'apply');
  expect(job()).toHaveAttribute('id', 'apply-job_type');
});

test('a job of the draft that is no longer open has to be chosen again', async () => {
  sessionStorage.setItem('career-draft', JSON.stringify({ job_type: 'Property Inspector', name: 'Noura' }));
  show(<ApplicationForm openings={[{ title: 'Clerk', slug: 'clerk', summary: null }]} labelledBy="title" />);
  expect(screen.getByLabelText('Name')).toHaveValue('Noura');
  await press();
  expect(job()).toHaveAccessibleDescription('Choose a job.');
  expect(calls).toHaveLength(0);
});
