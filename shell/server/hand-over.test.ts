import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finisher } from './hand-over';

let server: Server;
let agent: Agent;

beforeEach(async () => {
  server = createServer((_, response) => response.end('answered'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

async function ask(by: Agent, port: number): Promise<IncomingMessage> {
  const asked = request({ port, host: '127.0.0.1', agent: by }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

test('whoever is connected is answered once more and told to close, and then the server ends', async () => {
  const end = jest.fn();
  const finish = finisher(server, end);
  const { port } = server.address() as AddressInfo;
  expect((await ask(agent, port)).headers.connection).toBe('keep-alive');
  finish();
  await expect(ask(new Agent(), port)).rejects.toThrow('ECONNREFUSED');
  // The idle connection was not cut: a request may have been on its way.
  expect(end).not.toHaveBeenCalled();
  const closed = once(server, 'close');
  const answer = await ask(agent, port);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  await closed;
  expect(end).toHaveBeenCalledTimes(1);
});

test('a server that nobody is connected to ends at once', async () => {
  await new Promise<void>((resolve) => finisher(server, resolve)());
});

test('a client that never closes is waited for no longer than it was told', async () => {
  server.keepAliveTimeout = 20;
  await ask(agent, (server.address() as AddressInfo).port);
  jest.useFakeTimers();
  const end = jest.fn();
  finisher(server, end)();
  jest.advanceTimersByTime(5019);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
