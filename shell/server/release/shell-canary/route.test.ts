import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { passOn } from './route';

let canary: Server;
let app: FastifyInstance;
let requests = 0;

beforeEach(async () => {
  requests = 0;
  const used = new WeakSet<object>();
  // Closes a connection when it is used again, as a server does whose time for an idle one is just over.
  canary = createServer(({ socket, method }, response) => {
    requests += 1;
    if (used.has(socket)) socket.destroy();
    else response.end(`answered to ${method}`);
    used.add(socket);
  });
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const { port } = canary.address() as AddressInfo;
  app = fastify();
  app.addHook('onRequest', async (request, reply) => {
    const status = await passOn(request, reply, { port, cookie: null, varyBy: 'cookie' });
    return status === null ? reply.code(502).send('unanswered') : undefined;
  });
});

afterEach(async () => {
  await app.close();
  canary.closeAllConnections();
  canary.close();
});

test.each(['GET', 'POST'] as const)(
  'a %s meets no connection that was used before, and is sent once',
  async (method) => {
    await app.inject('/');
    const payload = method === 'POST' ? { payload: 'name=Noor' } : {};
    expect((await app.inject({ method, url: '/', ...payload })).body).toBe(`answered to ${method}`);
    expect(requests).toBe(2);
  },
);

test('a server that ends while it answers is asked no second time', async () => {
  canary.prependListener('request', ({ socket }) => socket.destroy());
  expect((await app.inject('/')).statusCode).toBe(502);
  expect(requests).toBe(1);
});
