import { createHttp } from '@iwan/shared/api/create-http';
import { english } from '@iwan/shared/testing/english';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { careerAction } from './career-action';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

/** Posts an application without script. */
function post(job: string) {
  const form = new FormData();
  const fields = { job_type: job, name: 'Noura', phone: '971501234567', email: 'noura@example.com' };
  for (const [name, value] of Object.entries({ ...fields, location: 'Dubai', message: 'Hello' }))
    form.append(name, value);
  form.append('file', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  return careerAction({
    ...{ ...english, name: 'career', form, params: {}, query: new URLSearchParams(), idempotencyKey: 'k' },
    ...{ signal: new AbortController().signal, http: createHttp({ baseUrl: backend.url, report: () => {} }) },
  });
}

const clerk = { kind: 'body', body: { data: [{ name: 'Clerk' }] } } as const;

test.each([
  ['Property Inspector', 'on a plain backend', null, true],
  ['Clerk', 'on a plain backend', null, false],
  ['Clerk', 'where that is the opening', clerk, true],
  ['Property Inspector', 'where another is the opening', clerk, false],
  ['Clerk', 'where it is not known which there are', { kind: 'status', status: 500 }, true],
  ['', 'where it is not known which there are', { kind: 'status', status: 500 }, false],
] as const)(
  'a posted application for %p, %s, with the list of openings %j: accepted is %p',
  async (job, _, behaviour, isAccepted) => {
    if (behaviour) backend.behave(behaviour, '/api/openings');
    const errors = [{ field: 'job_type', sentence: 'Choose a job.' }];
    expect(await post(job)).toEqual(isAccepted ? { kind: 'done' } : { kind: 'problems', problems: errors });
  },
);
