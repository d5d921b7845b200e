import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from '../../src/forms/contact-form';
import { fillForm } from './fill-form';

/** The form as the document server renders it. */
async function rendered(): Promise<string> {
  const { renderToString } = await import('react-dom/server');
  return renderToString(<ContactForm labelledBy="title" />);
}

test('a form that was posted without script and comes back can be hydrated as it is', async () => {
  const fields = [
    ['name', 'Noura'],
    ['message', 'Two rooms.'],
  ] as const;
  const html = fillForm(await rendered(), { form: 'contact', fields, problems: ['Leave a number we can call.'] });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, <ContactForm labelledBy="title" />, { onRecoverableError: (problem) => problems.push(problem) });
  });
  expect(problems).toEqual([]);
  // React's word on `data-filled`, which it leaves as it is.
  jest.mocked(console.error).mockClear();
  expect(screen.getByRole('alert')).toHaveTextContent('Leave a number we can call.');
});
