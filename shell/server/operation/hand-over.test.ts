import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
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
  const requested = request({ port, host: '127.0.0.1', agent: by }).end();
  const [response] = (await once(requested, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
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
  const response = await ask(agent, port);
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('close');
  await closed;
  expect(end).toHaveBeenCalledTimes(1);
});

/** Opens a connection and uses it once. The function sends a request over it, and resolves with all that comes until it is closed. */
async function usedConnection(port: number): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const question = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
  socket.write(question);
  await once(socket, 'data');
  return () =>
    new Promise((resolve, reject) => {
      let said = '';
      socket.on('data', (text: string) => {
        said += text;
      });
      socket.once('error', reject).once('close', () => resolve(said));
      socket.write(question);
    });
}

test('what is sent over idle connections in the very moment of a hand-over is answered, and told to close', async () => {
  const { port } = server.address() as AddressInfo;
  const connections = await Promise.all(Array.from({ length: 40 }, () => usedConnection(port)));
  const ended = new Promise<void>((resolve) => {
    const finish = finisher(server, resolve);
    setImmediate(finish);
  });
  // Half of the requests are sent before the server finishes, of which it has read none yet, and half after.
  const responses = await Promise.all(
    connections.map(async (ask, number) => {
      if (number % 2 === 1) await new Promise(setImmediate);
      return ask();
    }),
  );
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close\r\n/i);
  await ended;
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
