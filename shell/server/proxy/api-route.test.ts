import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { apiRoute } from './api-route';

/** What the backend does with each request in turn: hangs up, or answers with a status. */
let plan: ('hang up' | number)[];
let asked: string[];
let backend: Server;
let app: FastifyInstance;

beforeAll(async () => {
  backend = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const next = plan.shift() ?? 200;
    if (next === 'hang up') request.socket.resetAndDestroy();
    else response.writeHead(next).end('{}');
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  app = fastify();
  await apiRoute(app, { apiUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
});

test('asks once more where the backend hung up, and the visitor sees nothing of it', async () => {
  plan = ['hang up'];
  const answer = await app.inject('/api/projectapi');
  expect(answer.statusCode).toBe(200);
  expect(asked).toEqual(['GET /api/projectapi', 'GET /api/projectapi']);
});

test('says so where it hangs up again', async () => {
  plan = ['hang up', 'hang up'];
  const answer = await app.inject('/api/projectapi');
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toEqual({
    message: 'The service does not answer at the moment. Please try again in a minute.',
  });
  expect(asked).toHaveLength(2);
});

test('sends what changes something once only', async () => {
  plan = ['hang up'];
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: { name: 'Noura' } });
  expect(answer.statusCode).toBe(502);
  expect(asked).toEqual(['POST /api/contact']);
});

test('passes a refusal on at once', async () => {
  plan = [503];
  const answer = await app.inject('/api/projectapi');
  expect(answer.statusCode).toBe(503);
  expect(asked).toHaveLength(1);
});
