import { english } from '@iwan/shared/testing/english';
import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { fireEvent, screen } from '@testing-library/react';
import { route } from '.';
import { textsOf } from './texts';
import { visitForm } from './visit-form';
import { visitLead } from './visit-lead';

const texts = textsOf(english.locale);

let backend: PlainBackend;

beforeAll(async () => {
  backend = await providePlainBackend();
});

beforeEach(() => {
  backend.reset();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => backend.close());

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = () => backend.requests.filter(({ path }) => path === '/api/contact').map(({ body }) => JSON.parse(body));

test('a visit is sent as the lead that this release declares', async () => {
  await openPage(route, backend, { params: {} });
  write(texts.name.label, 'Noura');
  write(texts.phone.label, '971501234567');
  write(texts.day.label, '2026-12-01');
  fireEvent.click(screen.getByLabelText(texts.consent));
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.success)).toBeVisible();
  const [lead] = sent();
  expect(lead).toMatchObject({ name: 'Noura', phone: '971501234567', day: '2026-12-01', source: 'mfe-guides/visit' });
  expect(Object.keys(visitLead.fields)).toEqual(Object.keys(visitForm(english.locale).fields).slice(0, 3));
});

test('an empty form shows what is missing, and sends nothing', async () => {
  await openPage(route, backend, { params: {} });
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.day.missing)).toBeVisible();
  expect(sent()).toEqual([]);
});
