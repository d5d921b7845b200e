import type { Requested, SentBody } from '../messages/messages';
import { ServerRequests } from './server-requests';

const megabyte = 1024 * 1024;

/** Requests to a document server that sends each body once, unless it is lost. */
function requestsTo(bodies: Readonly<Record<string, { readonly number: number; readonly body: string }>>) {
  const sent = new Set<number>();
  const events: string[] = [];
  const requests = new ServerRequests({
    ask: async (request: Requested): Promise<SentBody> => {
      if (request.type !== 'get') throw new Error('not a request for a body');
      const found = bodies[request.path];
      if (!found) throw new Error('not found');
      events.push(request.isLost ? `${request.path} again` : request.path);
      if (sent.has(found.number) && !request.isLost) return { number: found.number };
      sent.add(found.number);
      return found;
    },
    send: () => {},
    turn: async (call) => {
      events.push(`turn of ${call}`);
    },
  });
  return { requests, events };
}

test('a body is parsed once, and its call continues in a turn of its own', async () => {
  const { requests, events } = requestsTo({ '/a': { number: 1, body: '{"a":1}' } });
  const first = await requests.httpOf(7).get('/a');
  expect(first).toEqual({ a: 1 });
  expect(await requests.httpOf(8).get('/a')).toBe(first);
  expect(events).toEqual(['/a', 'turn of 7', '/a', 'turn of 8']);
});

test('a whole list of any size is cached, and what it has displaced is sent again', async () => {
  const { requests, events } = requestsTo({
    '/small': { number: 1, body: '"small"' },
    '/list': { number: 2, body: JSON.stringify('x'.repeat(40 * megabyte)) },
  });
  const http = requests.httpOf(1);
  await http.get('/small');
  const list = await http.get('/list');
  expect(await http.get('/list')).toBe(list);
  expect(await http.get('/small')).toBe('small');
  expect(events.filter((event) => !event.startsWith('turn'))).toEqual([
    '/small',
    '/list',
    '/list',
    '/small',
    '/small again',
  ]);
});

test('an aborted request fails as one of the backend', async () => {
  const { requests } = requestsTo({});
  const http = requests.httpOf(1);
  await expect(http.get('/x', AbortSignal.abort())).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted' });
  await expect(http.get('/x')).rejects.toThrow('not found');
});
