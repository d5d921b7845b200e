import { ApiError } from '../api/api-error';
import type { ActionArguments } from '../contracts/module';
import { english } from '../testing/english';
import { enquiryForm } from './enquiry';
import { attachmentField, consentField, leadField, optionalChoice } from './field-rules';
import { leadAction } from './lead-action';
import { defineLeadForm } from './lead-form';

const words = { send: 'Send', success: 'Sent', failure: 'Not sent' };
const order = () =>
  defineLeadForm({
    name: 'order',
    fields: {
      name: leadField('name', { label: 'Name', missing: 'Enter your name.' }, english.locale),
      role: optionalChoice('Role', ['Buyer'], 'type'),
      consent: consentField({ label: 'Consent', missing: 'We need your consent.' }),
    },
    toLead: (values) => ({ ...values, source: 'Order' }),
    words,
    successFor: 4000,
  });
const upload = () =>
  defineLeadForm({
    name: 'upload',
    fields: { file: attachmentField({ label: 'Résumé', missing: 'Add your CV.' }, english.locale) },
    toLead: ({ file }) => ({ file, location: '', source: 'Upload' }),
    words,
    successFor: 4000,
  });

/** Posts fields to an action; returns its result, and what has arrived at the backend. */
async function post(
  formOf: Parameters<typeof leadAction>[0],
  fields: Readonly<Record<string, string | File>>,
  failure: Error | null = null,
  reading = english,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent: unknown[] = [];
  const http = {
    get: async () => null,
    async send(_: string, path: string, body: unknown, options?: object) {
      if (failure) throw failure;
      sent.push({ path, body, options });
    },
    report: () => {},
  };
  const args = {
    ...reading,
    form,
    http,
    idempotencyKey: 'key',
    params: {},
    query: new URLSearchParams(),
    name: 'order',
  };
  const signal = new AbortController().signal;
  return { result: await leadAction(formOf)({ ...args, signal } as ActionArguments), sent };
}

test('a lead from a page in Arabic says so', async () => {
  const arabic = { locale: 'ar-AE-u-nu-latn', direction: 'rtl' } as const;
  const { sent } = await post(order as never, { name: 'Ana', type: 'Buyer', consent: 'on' }, null, arabic as never);
  expect(sent).toMatchObject([{ body: { source: 'Order', locale: 'ar' } }]);
});

test('sends what was typed as a lead, by the rules for each field', async () => {
  const { result, sent } = await post(order as never, {
    name: ' Zoë O’Neil 3 ',
    type: 'Buyer',
    consent: 'on',
    more: 'x',
  });
  expect(result).toEqual({ kind: 'done' });
  expect(sent).toMatchObject([
    {
      path: '/api/contact',
      body: { name: 'Zoë O Neil', role: 'Buyer', consent: true, source: 'Order' },
      options: { headers: { 'Idempotency-Key': 'key' } },
    },
  ]);
});

test.each([
  [{ name: '123', consent: 'on' }, [{ field: 'name', sentence: 'Enter your name.' }]],
  [{ name: 'Zoë' }, [{ field: 'consent', sentence: 'We need your consent.' }]],
])('sends nothing where %j is to be mended, and says which field', async (fields, errors) => {
  expect(await post(order as never, fields as never)).toEqual({
    result: { kind: 'problems', problems: errors },
    sent: [],
  });
});

test('a choice that is none of ours is none', async () => {
  const { sent } = await post(order as never, { name: 'Zoë', type: 'Admin', consent: 'on' });
  expect(sent).toMatchObject([{ body: { role: '' } }]);
});

test('what stands in the field that no visitor sees travels along', async () => {
  const { sent } = await post(order as never, { name: 'Zoë', consent: 'on', leave_empty: 'http://spam.example' });
  expect(sent).toMatchObject([{ body: { leave_empty: 'http://spam.example' } }]);
});

test('a file is sent, and missed where none was chosen', async () => {
  const file = new File(['%PDF-1.7'], 'Résumé.pdf', { type: 'application/pdf' });
  const { sent } = await post(upload as never, { file });
  const body = (sent[0] as { readonly body: FormData }).body;
  expect((body.get('file') as File).name).toBe('Résumé.pdf');
  const { result } = await post(upload as never, {});
  expect(result).toEqual({ kind: 'problems', problems: [{ field: 'file', sentence: 'Add your CV.' }] });
});

test.each([
  [{ agent: ' Zoë Müller ' }, { agent: 'Zoë Müller' }],
  [{ developer: 'Pelham & Sons' }, { developer: 'Pelham & Sons' }],
  [
    { agent: '', property: 'Quay 7/8', other: 'x' },
    { agent: '', property: 'Quay 7/8' },
  ],
])('an enquiry has the names that its page gives, and no others: %j', async (fields, about) => {
  const person = { name: 'Zoë', phone: '971501234567', email: 'zoe@example.com' };
  const { sent } = await post(enquiryForm as never, { ...person, ...fields } as never);
  expect((sent[0] as { readonly body: unknown }).body).toEqual({ ...person, ...about, source: 'Contact' });
});

const fields = { name: 'Zoë', consent: 'on' };
const refusalOf = (field: string) => new ApiError('status', { status: 400, refusals: [{ field, message: 'No.' }] });

test.each([
  ['a field of the form', order, refusalOf('name'), false],
  ['a field that the form has not', order, refusalOf('elsewhere'), true],
  [
    'a field, where failures are told as well',
    () => ({ ...order(), showsFailureOnRefusal: true as const }),
    refusalOf('name'),
    true,
  ],
])('where the backend refuses %s', async (_, definition, failure, hasFailed) => {
  const [{ field }] = failure.refusals as unknown as [{ field: string }];
  const { result } = await post(definition as never, fields, failure);
  expect(result).toEqual({ kind: 'problems', problems: [{ field, sentence: 'No.' }], hasFailed });
});

test('a failure of the backend is not the visitor’s to mend', async () => {
  await expect(post(order as never, fields, new ApiError('network'))).rejects.toThrow(
    'The server could not be reached',
  );
});
