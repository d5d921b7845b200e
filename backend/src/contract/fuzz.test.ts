/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { officeApi, officeCalls } from '@iwan/shared/domain/office/office-calls';
import fc from 'fast-check';
import { leads } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { inOffice, officeOf } from '../testing/office';
import { signIn } from '../testing/sign-in';
import { arbitraryRequest, type StrangeRequest } from './arbitrary-request';
import { faultIn, type OpenApi } from './described-response';

const backend = demoBackend({ office: officeOf('first@example.com') });

/** `npm run fuzz -w backend`, which the deep tests run, asks for more than the tests of every day do. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 80);

/** Few of the strange ones are taken; this one is for sure. */
const plainLead: StrangeRequest = {
  method: 'POST',
  template: '/api/contact',
  url: '/api/contact',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify({ email: 'lina@example.com', source: 'web_form' }),
};

test(`answers ${requests} strange requests as described, and keeps every lead it thanks for`, async () => {
  const document = await described((template) => template.startsWith('/api/'));
  const { cookie } = await signIn(backend, 'stranger@example.com');
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);
  const responses = new Map<number, number>();
  let thanked = 0;
  const property = fc.asyncProperty(arbitraryRequest(document, cookie), async ({ template, ...request }) => {
    const key = request.headers['idempotency-key'];
    // A key of its own for each, but for the few that are about keys: then the leads can be counted.
    const keyed = key === undefined ? { ...request.headers, 'idempotency-key': `fuzz-${thanked}` } : request.headers;
    // Whoever signs out is nobody from then on.
    const headers = template === '/api/sign-out' ? { ...keyed, cookie: '' } : keyed;
    const response = await backend.app.inject({ ...request, headers });
    responses.set(response.statusCode, (responses.get(response.statusCode) ?? 0) + 1);
    expect(response.statusCode).toBeLessThan(500);
    const operation = document.paths[template]?.[request.method.toLowerCase()];
    // An empty segment, or one of dots, is another address: there is nothing at it, or another call.
    const isAnother = response.statusCode === 404 || !isAt(template, request.url);
    if (operation && !isAnother) expect(faultIn(operation, response)).toBeNull();
    if (response.statusCode === 201 && key === undefined && template === '/api/contact') thanked += 1;
  });
  try {
    await fc.assert(property, { numRuns: requests, examples: [[plainLead]] });
  } finally {
    process.off('unhandledRejection', note);
  }
  const kept = await backend.open.db.select({ key: leads.idempotency_key }).from(leads);
  expect(kept.filter((lead) => lead.key.startsWith('fuzz-'))).toHaveLength(thanked);
  expect(thanked).toBeGreaterThan(0);
  expect(rejections).toEqual([]);
  process.stdout.write(`Answers by status: ${JSON.stringify(Object.fromEntries(responses))}; leads kept: ${thanked}\n`);
}, 600_000);

/** The part of the document whose addresses are of one kind. */
async function described(isRequested: (template: string) => boolean): Promise<Pick<OpenApi, 'paths'>> {
  const { paths }: OpenApi = (await backend.get('/openapi.json')).json();
  return { paths: Object.fromEntries(Object.entries(paths).filter(([template]) => isRequested(template))) };
}

test(`answers ${requests} strange requests of an administrator in the office as described`, async () => {
  const document = await described((template) => template.startsWith(officeApi));
  const written = officeCalls.map(({ method, path }) => `${method} ${officeApi}${path.replace(/:(\w+)/g, '{$1}')}`);
  const found = Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${template}`),
  );
  expect(found.sort()).toEqual(written.sort());
  const { headers: own } = await inOffice(backend, { email: 'strange@example.com', role: 'administrator' });
  const ofOffice = { ...own, origin: 'http://localhost:3002', 'content-type': 'application/json' };
  const responses = new Map<number, number>();
  const property = fc.asyncProperty(arbitraryRequest(document, '', ofOffice), async ({ template, ...request }) => {
    // Whoever signs out is nobody from then on.
    const signsOut = request.method === 'DELETE' && /sessions?$/.test(template);
    const headers = signsOut ? { ...request.headers, cookie: '' } : request.headers;
    const response = await backend.app.inject({ ...request, headers });
    responses.set(response.statusCode, (responses.get(response.statusCode) ?? 0) + 1);
    expect(response.statusCode).toBeLessThan(500);
    const operation = document.paths[template]?.[request.method.toLowerCase()];
    const isAnother = response.statusCode === 404 || !isAt(template, request.url);
    if (operation && !isAnother) expect(faultIn(operation, response)).toBeNull();
  });
  await fc.assert(property, { numRuns: requests });
  // All of them were sent by somebody who is signed in.
  expect((await backend.get(`${officeApi}/session`, ofOffice)).statusCode).toBe(200);
  process.stdout.write(`Answers of the office by status: ${JSON.stringify(Object.fromEntries(responses))}\n`);
}, 600_000);

function isAt(template: string, url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  return pathname.split('/').filter(Boolean).length === template.split('/').filter(Boolean).length;
}
