import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announceIdleTimeout, idleLimit } from './http-server';

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer((_, response) => response.end('answered'));
  server.keepAliveTimeout = idleLimit;
  announceIdleTimeout(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function headersFor(agent: Agent) {
  const requested = request({ port, host: '127.0.0.1', agent }).end();
  const [response] = (await once(requested, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.headers;
}

test('a connection may be idle for seconds longer than its client was told, so that none is cut that is being used', async () => {
  const agent = new Agent({ keepAlive: true });
  const headers = await headersFor(agent);
  agent.destroy();
  expect(headers.connection).toBe('keep-alive');
  const [, seconds = ''] = /^timeout=(\d+)$/.exec(String(headers['keep-alive'])) ?? [];
  expect(1000 * Number(seconds)).toBeLessThanOrEqual(server.keepAliveTimeout - 5000);
});

test('a connection that is closed is told of no time', async () => {
  expect((await headersFor(new Agent()))['keep-alive']).toBeUndefined();
  // As a server says that hands over its port.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  expect((await headersFor(new Agent({ keepAlive: true })))['keep-alive']).toBeUndefined();
});
