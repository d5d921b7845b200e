import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AboutContactForm } from './about-contact-form';
import { ContactForm } from './contact-form';
import { SubscribeForm } from './subscribe-form';
import { SuperAgentForm } from './super-agent-form';

/** A form of the shell: its input, and the messages of section 8. */
interface FormCase {
  readonly element: ReactElement;
  /** By label. */
  readonly typed: Readonly<Record<string, string>>;
  readonly consent?: RegExp;
  readonly send: string;
  readonly success: string;
  /** After a refusal of the backend, and where no response arrived. */
  readonly refused: string;
  readonly broken: string;
}

const person = { Name: 'Noura', Phone: '971501234567', Email: 'noura@example.com', Message: 'Two rooms.' };
const failed = 'Failed to submit form. Please try again later.';
const notSubmitted = 'Failed to submit data. Please try again later.';

const forms: Readonly<Record<string, FormCase>> = {
  subscribe: {
    element: <SubscribeForm />,
    typed: { Email: 'noura@example.com' },
    send: 'Subscribe',
    success: 'Email submitted successfully!',
    refused: 'Failed to submit email. Please try again.',
    broken: 'An error occurred while submitting the email. Please try again.',
  },
  'super agent': {
    element: <SuperAgentForm />,
    typed: { 'Phone number': '971501234567' },
    consent: /I hereby grant permission/,
    send: 'Sign up',
    success: 'Thank you. We will call you.',
    refused: notSubmitted,
    broken: notSubmitted,
  },
  contact: {
    element: <ContactForm labelledBy="title" />,
    typed: person,
    consent: /I consent to having this website store/,
    send: 'Send message',
    success: 'Data submitted successfully!',
    refused: failed,
    broken: failed,
  },
  'about and footer': {
    element: <AboutContactForm />,
    typed: { ...person, Location: 'Cairo' },
    send: 'Send message',
    success: 'Data submitted successfully!',
    refused: 'Error submitting form: Status',
    broken: 'An error occurred while submitting the form.',
  },
};

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

const keys = () => backend.requests.map(({ headers }) => headers['idempotency-key']);

describe.each(Object.entries(forms))('the form "%s"', (_, form) => {
  const user = userEvent.setup();
  const button = () => screen.getByRole('button', { name: form.send });

  async function fill() {
    const shown = render(form.element);
    for (const [label, text] of Object.entries(form.typed)) {
      // In one step: each letter by itself renders the form again.
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    if (form.consent) await user.click(screen.getByLabelText(form.consent));
    return shown;
  }

  function expectInputPreserved() {
    for (const [label, text] of Object.entries(form.typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
    if (form.consent) expect(screen.getByLabelText(form.consent)).toBeChecked();
  }

  // A press before the form's code is loaded is handled by the browser, which knows the attributes only.
  test('is valid to the browser itself only once each field is filled, and the e-mail is valid', async () => {
    await fill();
    const { form: element } = button() as HTMLButtonElement;
    expect(element?.checkValidity()).toBe(true);
    for (const [label, text] of Object.entries(form.typed)) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      expect({ label, isWhole: element?.checkValidity() }).toEqual({ label, isWhole: false });
      if (label === 'Email') {
        await user.type(field, 'noura@');
        expect(element?.checkValidity()).toBe(false);
        await user.clear(field);
      }
      await user.click(field);
      await user.paste(text);
    }
    if (form.consent === undefined) return;
    await user.click(screen.getByLabelText(form.consent));
    expect(element?.checkValidity()).toBe(false);
  });

  test('is sent once, shows success and is cleared', async () => {
    await fill();
    await user.click(button());
    expect(await screen.findByRole('status')).toHaveTextContent(form.success);
    for (const label of Object.keys(form.typed)) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(backend.requests).toHaveLength(1);
  });

  test.each([
    ['a refusal', { kind: 'status', status: 400 }, 'refused'],
    ['a failing server', { kind: 'status', status: 500 }, 'refused'],
    ['a broken line', { kind: 'drop' }, 'broken'],
  ] as const)(
    'after %s says so, keeps what was typed, and arrives under the same key',
    async (_name, behaviour, words) => {
      backend.behave(behaviour);
      await fill();
      await user.click(button());
      expect(await screen.findByRole('alert')).toHaveTextContent(form[words]);
      expectInputPreserved();
      backend.behave({ kind: 'respond' });
      await user.click(button());
      expect(await screen.findByText(form.success)).toBeInTheDocument();
      expect(keys()).toHaveLength(2);
      expect(keys()[0]).toBe(keys()[1]);
    },
  );

  test('shows when it may be sent again after too many requests', async () => {
    backend.behave({ kind: 'status', status: 429 });
    await fill();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/ Try again in 60 seconds\.$/);
    expectInputPreserved();
  });

  test('shows at once that it is offline, does not retry, and can be sent later', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fill();
    await user.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent(`${form.broken} You are offline.`);
    expectInputPreserved();
    expect(backend.requests).toHaveLength(0);
    onLine.mockReturnValue(true);
    await user.click(button());
    expect(await screen.findByText(form.success)).toBeInTheDocument();
  });

  test('is sent once however often its button is pressed meanwhile', async () => {
    backend.behave({ kind: 'slow', delayMs: 500 });
    await fill();
    await user.dblClick(button());
    await user.click(button());
    // As an extension does that fills in and sends forms.
    fireEvent.submit(button().closest('form') as HTMLFormElement);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText(form.success)).toBeInTheDocument();
    expect(backend.requests).toHaveLength(1);
  });

  test('keeps the input over a reload during sending, and sends it with the same key', async () => {
    backend.behave({ kind: 'hang' });
    const { unmount } = await fill();
    await user.click(button());
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    unmount();
    render(form.element);
    expectInputPreserved();
    backend.behave({ kind: 'respond' });
    await user.click(button());
    expect(await screen.findByText(form.success)).toBeInTheDocument();
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('shows the error of a field when it is left, and hides it once it is corrected', async () => {
    render(form.element);
    const [label = ''] = Object.keys(form.typed).filter((name) => /phone|mail/i.test(name));
    const field = screen.getByLabelText(label);
    const isWrong = () => field.getAttribute('aria-invalid') === 'true';
    await user.click(field);
    await user.tab();
    expect(isWrong()).toBe(false);
    await user.type(field, '12');
    expect(isWrong()).toBe(false);
    await user.tab();
    expect(isWrong()).toBe(true);
    expect(field).toHaveAccessibleDescription(/\w/);
    await user.type(field, '3');
    expect(isWrong()).toBe(true);
    await user.clear(field);
    await user.type(field, form.typed[label] ?? '');
    expect(isWrong()).toBe(false);
  });

  test('sends the honeypot field as filled in by a bot', async () => {
    const { container } = await fill();
    await user.type(container.querySelector('input[name=leave_empty]') as HTMLInputElement, 'http://spam.example');
    await user.click(button());
    await screen.findByRole('status');
    expect(backend.requests[0]?.body).toContain('http://spam.example');
  });
});
