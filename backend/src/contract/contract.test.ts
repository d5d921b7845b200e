/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';
import { mailedCode, postJson, type SignedIn, signIn } from '../testing/sign-in';
import { faultIn, type OpenApi } from './described-response';
import { inject, type Row, rows, type Sent } from './inject';

const backend = demoBackend();

let document: OpenApi;
let reader: SignedIn;
beforeAll(async () => {
  reader = await signIn(backend, 'reader@example.com');
  document = (await backend.get('/openapi.json')).json();
});

function operationOf({ call }: Row) {
  const [method = '', path = ''] = call.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${call} is not described`);
  return operation;
}

let visitors = 0;

async function codeFor(email: string): Promise<string> {
  await postJson(backend, '/api/send-user-otp', { email });
  return mailedCode(email);
}

/** Fills in what the data file cannot know. */
async function filled(sent: Sent): Promise<Sent> {
  if (sent.json === undefined) return sent;
  const template = JSON.stringify(sent.json);
  const email = `visitor-${visitors++}@example.com`;
  const code = template.includes('{code}') ? await codeFor(email) : '';
  const text = template
    .replaceAll('{email}', email)
    .replaceAll('{code}', code)
    .replaceAll('"{user}"', String(reader.user.id));
  return { ...sent, json: JSON.parse(text) };
}

const send = async (sent: Sent, cookie?: string) => inject(backend.app, await filled(sent), cookie);

describe.each(rows.map((row) => [`${row.call} {${row.payload.join(', ')}}`, row] as const))('%s', (_, row) => {
  test('is described, with the names of its payload', () => {
    const { requestBody } = operationOf(row);
    const described = JSON.stringify(requestBody ?? {});
    for (const name of row.payload.filter((name) => name !== 'file')) expect(described).toContain(`"${name}":`);
    expect(requestBody === undefined).toBe(row.payload.length === 0);
  });

  test.each(row.send)('answers as the table says and as described: %j', async (sent) => {
    const response = await send(sent, cookieOf(row));
    expect([response.statusCode, faultIn(operationOf(row), response)]).toEqual([row.status ?? 200, null]);
    if (row.records === undefined) return;
    const { at, count, fields, like } = row.records;
    const found = response.json()[at];
    expect(Array.isArray(found)).toBe(count !== undefined);
    if (count !== undefined) expect(found).toHaveLength(count);
    for (const record of [found].flat()) {
      for (const field of fields) expect(record).toHaveProperty(field);
      if (like) expect(record).toMatchObject(like);
    }
  });

  test('sends exactly the payload of the table', () => {
    for (const { json, multipart, file } of row.send) {
      const names = [...Object.keys(json ?? multipart ?? {}), ...(file ? ['file'] : [])];
      expect(names.sort()).toEqual([...row.payload].sort());
    }
  });

  test('takes a slash at the end of its path', async () => {
    for (const sent of row.send) {
      const plain = await send(sent, cookieOf(row));
      const slashed = await send({ ...sent, path: `${sent.path}/` }, cookieOf(row));
      expect([slashed.statusCode, faultIn(operationOf(row), slashed)]).toEqual([plain.statusCode, null]);
      // What writes makes another record each time.
      if (row.call.startsWith('GET')) expect(slashed.json()).toEqual(plain.json());
    }
  });

  const { unknown, invalid } = row;
  if (row.signedIn) {
    test('is for readers who are signed in', async () => {
      for (const sent of row.send) {
        const response = await send(sent);
        expect([response.statusCode, faultIn(operationOf(row), response)]).toEqual([401, null]);
      }
    });
  }

  if (unknown) {
    test('says that there is no such record', async () => {
      const response = await backend.get(unknown.path);
      expect([response.statusCode, response.json()]).toEqual([404, { message: unknown.message }]);
      expect(faultIn(operationOf(row), response)).toBeNull();
    });
  }

  if (invalid) {
    test.each(invalid)('says what is wrong with $field: $value', async ({ field, value, message }) => {
      const [sent] = row.send;
      if (sent === undefined) throw new Error('The row shows no request');
      const response = await send(withValue(sent, field, value), cookieOf(row));
      expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ field, message }] }]);
      expect(faultIn(operationOf(row), response)).toBeNull();
    });
  }
});

const cookieOf = (row: Row) => (row.signedIn ? reader.cookie : undefined);

function withValue(sent: Sent, field: string, value: unknown): Sent {
  if (field === 'file') {
    const { file: _, ...without } = sent;
    return without;
  }
  if (sent.multipart) return { ...sent, multipart: { ...sent.multipart, [field]: String(value) } };
  return { ...sent, json: { ...sent.json, [field]: value } };
}

test('describes the calls of the table, and those that sessions, searches by e-mail, and pages of the site add', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const alerts = ['GET', 'POST'].map((method) => `${method} /api/search-alerts`);
  const links = ['confirm', 'devices', 'end'].map((kind) => `POST /api/search-alerts/${kind}`);
  const added = [
    'GET /api/session',
    'GET /api/saved-lists',
    'PUT /api/saved-lists',
    'POST /api/sign-out',
    'GET /api/openings',
    'GET /api/salesapi/projects/{name}',
    'GET /api/salesapi/areas/{slug}',
    'GET /api/feeds/listings.xml',
    'GET /api/feeds/listings.json',
    'GET /api/areasapi/areas',
    'GET /api/areasapi/areas/{name}',
    'GET /api/areasapi/charges/{slug}',
    'GET /api/agent-figures',
    'GET /api/agent-figures/{name}',
    'GET /api/agent-reviews',
    'POST /api/agent-reviews',
    'GET /api/shortlists',
    'POST /api/shortlists',
    ...['answers', 'remove', 'end'].map((what) => `POST /api/shortlists/${what}`),
    'GET /api/faq',
    'GET /api/texts',
    'GET /api/preview',
    'GET /api/redirects',
    'GET /api/search-alerts/devices',
    ...alerts,
    ...links,
  ];
  expect(described.sort()).toEqual([...new Set([...rows.map(({ call }) => call), ...added])].sort());
  expect(document.openapi).toBe('3.1.0');
});
