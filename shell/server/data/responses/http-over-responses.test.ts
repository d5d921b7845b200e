import type { Http } from '@iwan/shared/contracts/http';
import { callTable } from '../calls/call-table';
import type { FetchedResponse } from './fetch-response';
import { httpOverResponses } from './http-over-responses';
import { ResponseCache } from './response-cache';

const response = { key: 'data', holds: 'list' } as const;
const keep = { freshFor: 3, staleFor: 600, variesBy: ['query'] };

test('reads from the kept answers what is declared as kept, and asks the backend for all else each time', async () => {
  const requested: string[] = [];
  const responses = new ResponseCache(
    async (path): Promise<FetchedResponse> => {
      requested.push(`for all ${path}`);
      return { body: { data: [] }, bytes: 11, digest: path };
    },
    { maxAge: 600_000, report: () => {} },
  );
  const direct: Http = {
    get: async (path) => {
      requested.push(`for one ${path}`);
      return null;
    },
    send: async () => null,
    report: () => {},
  };
  const table = callTable([
    {
      name: 'mfe-guides',
      calls: [
        { method: 'GET', path: '/api/guides', answer: response, keep },
        { method: 'GET', path: '/api/unkept' },
      ],
    },
  ]);
  const http = httpOverResponses({ answers: responses, calls: () => table, direct, timeout: 1000 });
  for (const path of ['/api/guides', '/api/unkept', '/api/undeclared', '/api/guides/../unkept']) {
    await http.get(path);
    await http.get(path);
  }
  expect(requested).toEqual([
    'for all /api/guides',
    'for one /api/unkept',
    'for one /api/unkept',
    'for one /api/undeclared',
    'for one /api/undeclared',
    'for one /api/guides/../unkept',
    'for one /api/guides/../unkept',
  ]);
});
