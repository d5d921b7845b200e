import type { Http } from '../contracts/http';
import { createApi } from './contract-1';

/** A transport that answers with empty lists and notes what was asked. */
function noted() {
  const asked: string[] = [];
  const http: Http = {
    get: async (path) => {
      asked.push(path.split('?')[0] ?? '');
      return { data: [], blogs: [] };
    },
    send: async (method, path) => {
      asked.push(`${method} ${path}`);
      return null;
    },
    report: () => {},
  };
  return { asked, api: createApi(http) };
}

test('makes the calls that releases of contract 1 know, over the transport of today', async () => {
  const { asked, api } = noted();
  await api.projects.page({ page: 1, perPage: 3 });
  await api.developers.list();
  await api.agents.list();
  await api.blogs.list();
  await api.contact.send({ source: 'web_form', email: 'layla@iwan.example' }, 'key-1');
  expect(asked).toEqual(['/api/projectapi', '/api/developerapi', '/api/agentapi', '/api/blogs', 'POST /api/contact']);
});
