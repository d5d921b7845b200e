import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { officeApi } from '@iwan/shared/domain/office/office-calls';
import { largestUpload } from '@iwan/shared/domain/record/uploaded-file';
import fastify, { type FastifyInstance } from 'fastify';
import { officeApiRoute } from './api-route';

let api: Server;
let office: FastifyInstance;
let address: string;

beforeAll(async () => {
  // As the backend: it takes no more than its limit, and closes the connection then.
  api = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes > largestUpload) request.destroy();
    });
    request.on('end', () => response.end(JSON.stringify({ bytes })));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  office = fastify();
  await office.register(officeApiRoute, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  address = await office.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await office.close();
  api.close();
});

const upload = (bytes: number) =>
  fetch(`${address}${officeApi}/media`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });

test('a file beyond the limit is refused with its limit, and one within goes through', async () => {
  const refused = await upload(largestUpload + 1024 * 1024);
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { error: { code: 'invalid', message: 'The file is larger than 25 MB.' } },
  ]);
  const taken = await upload(largestUpload);
  expect([taken.status, await taken.json()]).toEqual([200, { bytes: largestUpload }]);
});
