/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';

const backend = demoBackend();

test('lists eight agents; the sixth is the one whom Home shows', async () => {
  const { data } = (await backend.get('/api/agentapi')).json();
  expect(data).toHaveLength(8);
  expect(data[5]).toMatchObject({ name: 'Samuel Adeyemi', language: 'English, French, Yoruba' });
});

test.each(['elena%20markovic', 'Elena%20Markovi%C4%87', 'elena-markovic'])(
  'gives the agent %s as a list of one',
  async (name) => {
    const { data } = (await backend.get(`/api/agentapi/${name}/`)).json();
    expect(data).toEqual([expect.objectContaining({ name: 'Elena Marković', card: 'media/cards/elena-markovic.vcf' })]);
  },
);

test('says that an unknown agent is not there', async () => {
  const response = await backend.get('/api/agentapi/nobody');
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'Agent not found' }]);
});
