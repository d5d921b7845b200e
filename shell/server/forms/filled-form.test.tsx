import type { PostedForm } from '@iwan/shared/forms/posted-form';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { PostedFormContext } from '../../src/document/posted-form';
import { takeEarlyInput } from '../../src/federation/hydration/early-input';
import { ContactForm } from '../../src/forms/contact-form';
import { SuperAgentForm } from '../../src/forms/super-agent-form';
import { fillForm } from './fill-form';
import type { FormDraft } from './form-drafts';

let backend: PlainBackend;
let root: Root | undefined;
let page: HTMLElement;
const before = location.href;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  sessionStorage.clear();
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  history.replaceState(null, '', before);
});
afterAll(() => backend.close());

const forms = { contact: <ContactForm labelledBy="title" />, 'super-agent': <SuperAgentForm /> };

/** The page of a form that was posted without its code and comes back, as the document server answers it. */
async function comeBack(name: keyof typeof forms, draft: Omit<FormDraft, 'form'>, outcome: PostedForm['outcome']) {
  const { renderToString } = await import('react-dom/server');
  const element = <PostedFormContext value={{ form: name, outcome }}>{forms[name]}</PostedFormContext>;
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = fillForm(renderToString(element), { form: name, ...draft });
  history.replaceState(null, '', `/?tab=Commercial&posted=${name}&sent=0&mend=1&draft=x`);
  return element;
}

/** Its code comes after all. Returns what React and its server disagree about. */
async function hydrate(element: Awaited<ReturnType<typeof comeBack>>): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  const early = takeEarlyInput(page);
  await act(async () => {
    root = hydrateRoot(page, element, { onRecoverableError: (error) => errors.push(error) });
  });
  act(() => early.enterAgain());
  // React's word on attributes that it leaves as they are.
  jest.mocked(console.error).mockClear();
  return errors;
}

const field = (label: string) => screen.getByLabelText(label);
const missing = { field: 'phone', sentence: 'Phone number is required' };

test('without code the problems stand above the form and at their fields, and nothing else is said', async () => {
  await comeBack('super-agent', { fields: [['consent', 'on']], problems: [missing] }, 'to mend');
  expect(within(screen.getByRole('alert')).getByRole('link', { name: missing.sentence })).toHaveAttribute(
    'href',
    '#super-agent-phone',
  );
  expect(field('Phone number')).toBeInvalid();
  expect(field('Phone number')).toHaveAccessibleDescription(/^Phone number is required/);
  expect(page).not.toHaveTextContent('Failed to submit');
});

test('a form that comes back can be hydrated as it is, and says at its fields what was wrong', async () => {
  const fields = [
    ['name', 'Noura'],
    ['message', 'Two rooms.'],
  ] as const;
  const errors = [{ field: 'phone', sentence: 'Enter your phone number.' }];
  const element = await comeBack('contact', { fields, problems: errors }, 'to mend');
  expect(await hydrate(element)).toEqual([]);
  expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number.');
  expect(field('Name')).toHaveValue('Noura');
  expect(screen.queryByRole('alert')).toBeNull();
  // Nobody is led away from where the visitor is by now.
  expect(field('Phone')).not.toHaveFocus();
});

test('once it is mended and sent, only the thanks are left, in the address too', async () => {
  const element = await comeBack('super-agent', { fields: [['consent', 'on']], problems: [missing] }, 'to mend');
  await hydrate(element);
  expect(field('Phone number')).toHaveAccessibleDescription(/^Phone number is required/);
  expect(location.search).toBe('?tab=Commercial');
  await userEvent.type(field('Phone number'), '971501234567');
  expect(page).not.toHaveTextContent(missing.sentence);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the backend has said of a number stays at it when the form comes to life, until another is typed', async () => {
  const refused = { field: 'phone', sentence: 'This number is not in use' };
  const fields = [
    ['phone', '971501234567'],
    ['consent', 'on'],
  ] as const;
  await hydrate(await comeBack('super-agent', { fields, problems: [refused] }, 'to mend'));
  expect(field('Phone number')).toHaveValue('971501234567');
  expect(field('Phone number')).toHaveAccessibleDescription(/^This number is not in use/);
  await userEvent.type(field('Phone number'), '8');
  expect(page).not.toHaveTextContent(refused.sentence);
});

test('what is about no field stays until the next attempt', async () => {
  const later = { sentence: 'Try again in 40 seconds.' };
  const fields = [
    ['phone', '971501234567'],
    ['consent', 'on'],
  ] as const;
  await hydrate(await comeBack('super-agent', { fields, problems: [later] }, 'failed'));
  expect(page).toHaveTextContent(later.sentence);
  expect(page).toHaveTextContent('Failed to submit data. Please try again later.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  expect(page).not.toHaveTextContent(later.sentence);
  expect(page).not.toHaveTextContent('Failed to submit');
});
