/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { postJson } from '../testing/sign-in';

// Nothing listens there.
const backend = demoBackend({ leadsWebhookUrl: 'http://127.0.0.1:1/leads' });

async function waits(channel: string): Promise<number> {
  const text = (await backend.get('/metrics')).body;
  return Number(new RegExp(`^iwan_leads_waiting_seconds\\{channel="${channel}"\\} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('counts how long a lead waits for each channel that does not take it, and no longer than until it does', async () => {
  expect([await waits('webhook'), await waits('mailbox')]).toEqual([0, 0]);
  const sent = await postJson(backend, '/api/contact', { email: 'ana@example.com', source: 'web_form' });
  expect(sent.statusCode).toBe(201);
  await eventually(async () => (await waits('webhook')) > 0.1 && (await waits('mailbox')) === 0);
  const before = await waits('webhook');
  await eventually(async () => (await waits('webhook')) > before);
});
