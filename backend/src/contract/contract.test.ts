/** @jest-environment ./backend/src/testing/database-environment.ts */
import { demoBackend } from '../testing/demo-backend';
import { faultIn, type OpenApi } from './described-answer';
import { inject } from './inject';
import { type Row, rows, type Sent } from './section-7';

const backend = demoBackend();

let document: OpenApi;
beforeAll(async () => {
  document = (await backend.get('/openapi.json')).json();
});

function operationOf({ call }: Row) {
  const [method = '', path = ''] = call.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${call} is not described`);
  return operation;
}

const send = (sent: Sent) => inject(backend.app, sent);

describe.each(rows.map((row) => [`${row.call} {${row.payload.join(', ')}}`, row] as const))('%s', (_, row) => {
  test('is described, with the names of its payload', () => {
    const { requestBody } = operationOf(row);
    const described = JSON.stringify(requestBody ?? {});
    for (const name of row.payload.filter((name) => name !== 'file')) expect(described).toContain(`"${name}":`);
    expect(requestBody === undefined).toBe(row.payload.length === 0);
  });

  test.each(row.send)('answers as the table says and as described: %j', async (sent) => {
    const answer = await send(sent);
    expect([answer.statusCode, faultIn(operationOf(row), answer)]).toEqual([
      sent.path.includes('contact') ? 201 : 200,
      null,
    ]);
    if (row.records === undefined) return;
    const { at, count, fields, like } = row.records;
    const found = answer.json()[at];
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
      const [plain, slashed] = [await send(sent), await send({ ...sent, path: `${sent.path}/` })];
      expect([slashed.statusCode, slashed.json()]).toEqual([plain.statusCode, plain.json()]);
    }
  });

  const { unknown, invalid } = row;
  if (unknown) {
    test('says that there is no such record', async () => {
      const answer = await backend.get(unknown.path);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: unknown.message }]);
      expect(faultIn(operationOf(row), answer)).toBeNull();
    });
  }

  if (invalid) {
    test.each(invalid)('says what is wrong with $field: $value', async ({ field, value, message }) => {
      const [sent] = row.send;
      if (sent === undefined) throw new Error('The row shows no request');
      const answer = await send(withValue(sent, field, value));
      expect([answer.statusCode, answer.json()]).toEqual([400, { message, errors: [{ field, message }] }]);
      expect(faultIn(operationOf(row), answer)).toBeNull();
    });
  }
});

function withValue(sent: Sent, field: string, value: unknown): Sent {
  if (field === 'file') {
    const { file: _, ...without } = sent;
    return without;
  }
  if (sent.multipart) return { ...sent, multipart: { ...sent.multipart, [field]: String(value) } };
  return { ...sent, json: { ...sent.json, [field]: value } };
}

test('describes what it serves under /api, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...new Set(rows.map(({ call }) => call))].sort());
  expect(document.openapi).toBe('3.1.0');
});
