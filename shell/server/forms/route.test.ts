import { ApiError } from '@iwan/shared/api/api-error';
import type { ContactLead } from '@iwan/shared/api/calls';
import { largestAttachment } from '@iwan/shared/domain/contact/attachment';
import { readPostedForm } from '@iwan/shared/forms/posted-form';
import fastify, { type FastifyInstance } from 'fastify';
import { FormDrafts } from './form-drafts';
import { formsRoute } from './route';

let app: FastifyInstance;
let sent: ContactLead[];
let drafts: FormDrafts;
let failure: Error | null;

beforeEach(async () => {
  sent = [];
  failure = null;
  drafts = new FormDrafts();
  app = fastify();
  await app.register(formsRoute, {
    drafts,
    ownOrigin: 'http://site.example',
    sendLead: async (lead) => {
      if (failure) throw failure;
      sent.push(lead);
    },
  });
});
afterEach(() => app.close());

const application = {
  job_type: 'Property Inspector',
  name: 'Noura',
  email: 'noura@example.com',
  phone: '+971 50 123 4567',
  location: 'Cairo',
  message: 'Hello',
};

/** Posts as a browser does that runs no script. Answers the address it is led back to, and the draft that lies there. */
async function post(form: string, fields: Readonly<Record<string, string>>, file?: File) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (file) data.append('file', file);
  const { headers, body } = new Request('http://site.example', { method: 'POST', body: data });
  const answer = await app.inject({
    method: 'POST',
    url: `/forms/${form}`,
    headers: {
      'content-type': headers.get('content-type') ?? '',
      host: 'site.example',
      origin: 'http://site.example',
      referer: 'http://site.example/career',
    },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
  const url = new URL(String(answer.headers.location), 'http://site.example');
  return { status: answer.statusCode, url, draft: drafts.of(url) };
}

const cv = (content: string | Uint8Array<ArrayBuffer> = '%PDF-1.7') =>
  new File([content], 'Résumé.pdf', { type: 'application/pdf' });

test('takes an application with its file', async () => {
  const { status, url, draft } = await post('career', application, cv());
  expect([status, url.pathname, url.searchParams.get('sent'), url.hash]).toEqual([303, '/career', '1', '#career']);
  expect(draft).toBeUndefined();
  const [lead] = sent;
  expect(lead).toMatchObject({ ...application, phone: '971501234567', source: 'Career' });
  if (lead?.source !== 'Career') throw new Error('No application was sent.');
  expect([lead.file.name, lead.file.type, await lead.file.text()]).toEqual([
    'Résumé.pdf',
    'application/pdf',
    '%PDF-1.7',
  ]);
});

test.each([
  ['no file was chosen', undefined, application, [['file', 'Add your résumé.']]],
  ['nothing was chosen in the field', new File([], ''), application, [['file', 'Add your résumé.']]],
  [
    'the file is larger than the backend takes',
    cv(new Uint8Array(largestAttachment + 1)),
    application,
    [['file', 'The file is larger than 5 MB. Choose a smaller one.']],
  ],
  [
    'a field is to be mended',
    cv(),
    { ...application, phone: '12' },
    [
      ['phone', 'A phone number has 7 to 15 digits'],
      ['file', 'Choose your file again: a browser cannot keep it here.'],
    ],
  ],
])('sends nothing where %s, says so and keeps what was typed', async (_, file, fields, problems) => {
  const { url, draft } = await post('career', fields, file);
  expect([url.searchParams.get('sent'), readPostedForm(url.search)?.outcome]).toEqual(['0', 'to mend']);
  expect(draft?.problems.map(({ field, sentence }) => [field, sentence])).toEqual(problems);
  expect(Object.fromEntries(draft?.fields ?? [])).toEqual(fields);
  expect(sent).toEqual([]);
});

const refusal = new ApiError('status', {
  status: 400,
  refusals: [{ field: 'email', message: 'No such address' }],
});
const noSuchAddress = [{ field: 'email', sentence: 'No such address' }];

test.each([
  [
    'a limit',
    'contact',
    'failed',
    new ApiError('status', { status: 429, retryAfter: 40 }),
    [{ sentence: 'Please try again in 40 seconds.' }],
  ],
  ['a broken line', 'contact', 'failed', new ApiError('network'), []],
  ['a refusal', 'contact', 'to mend', refusal, noSuchAddress],
  // Section 8 wants the failure of this form told as well.
  ['a refusal', 'about-contact', 'failed', refusal, noSuchAddress],
] as const)(
  'after %s the form "%s" is "%s", and says what there is to say',
  async (_, form, outcome, problem, problems) => {
    failure = problem;
    const { job_type: _job, ...person } = application;
    const { url, draft } = await post(form, { ...person, consent: 'on' });
    expect(readPostedForm(url.search)).toEqual({ form, outcome });
    expect(draft?.problems).toEqual(problems);
  },
);

test('a multipart form that breaks off costs only itself', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/forms/career',
    headers: { 'content-type': 'multipart/form-data; boundary=x', host: 'site.example', origin: 'http://site.example' },
    payload: '--x\r\nContent-Disposition: form-data; name="na',
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'The form arrived incomplete.']);
  expect(sent).toEqual([]);
});

test('refuses a form from another name of this server where the site has an address of its own', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/forms/subscribe',
    headers: {
      host: 'other.example',
      origin: 'http://other.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=noura%40example.com',
  });
  expect(statusCode).toBe(403);
  expect(sent).toEqual([]);
});
