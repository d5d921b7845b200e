import { ApiError } from '@iwan/shared/api/api-error';
import type { ContactLead } from '@iwan/shared/api/calls';
import { largestAttachment } from '@iwan/shared/domain/contact/attachment';
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
  ['no file was chosen', undefined, application, ['Add your résumé.']],
  ['nothing was chosen in the field', new File([], ''), application, ['Add your résumé.']],
  [
    'the file is larger than the backend takes',
    cv(new Uint8Array(largestAttachment + 1)),
    application,
    ['The file is larger than 5 MB. Choose a smaller one.'],
  ],
  [
    'a field is to be mended',
    cv(),
    { ...application, phone: '12' },
    ['A phone number has 7 to 15 digits', 'Choose your file again: a browser cannot keep it here.'],
  ],
])('sends nothing where %s, says so and keeps what was typed', async (_, file, fields, problems) => {
  const { url, draft } = await post('career', fields, file);
  expect(url.searchParams.get('sent')).toBe('0');
  expect(draft?.problems).toEqual(problems);
  expect(Object.fromEntries(draft?.fields ?? [])).toEqual(fields);
  expect(sent).toEqual([]);
});

test.each([
  [new ApiError('status', { status: 429, retryAfter: 40 }), ['Please try again in 40 seconds.']],
  [
    new ApiError('status', { status: 400, refusals: [{ field: 'email', message: 'No such address' }] }),
    ['No such address'],
  ],
  [new ApiError('network'), []],
])('after %s says what there is to say', async (problem, problems) => {
  failure = problem;
  const { name, email, phone, location, message } = application;
  const { url, draft } = await post('about-contact', { name, email, phone, location, message });
  expect([url.searchParams.get('posted'), url.searchParams.get('sent')]).toEqual(['about-contact', '0']);
  expect(draft?.problems).toEqual(problems);
});

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
