/** @jest-environment ./backend/src/testing/database-environment.ts */
import { leads, leadWork } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { inOffice, officeOf } from '../testing/office';
import { readAgentFigures } from './figures';

const backend = demoBackend({ office: officeOf('first@example.com') });
const now = new Date('2026-11-29T08:00:00Z');
const daysAgo = (days: number, minutes = 0) => new Date(now.getTime() - days * 86_400_000 + minutes * 60_000);

let keys = 0;
interface Worked {
  readonly form?: string;
  readonly received: Date;
  readonly answered: Date;
  readonly won?: Date;
}

/** Leads of one agent, given to the person of the office who is that agent. */
async function given(agentId: number, worked: readonly Worked[]): Promise<void> {
  const { db } = backend.open;
  const { id } = await inOffice(backend, { email: `agent${agentId}@example.com`, role: 'agent', agentId });
  for (const { form = 'enquiry', received, answered, won } of worked) {
    keys += 1;
    const row = { idempotency_key: `f${keys}`, form, fields: { name: 'Ana' }, received_at: received };
    const [lead] = await db.insert(leads).values(row).returning();
    const work = { lead_id: lead?.id ?? 0, assignee_id: id, first_answered_at: answered };
    const stage = won ? { stage: 'won' as const, won_at: won } : { stage: 'answered' as const };
    await db.insert(leadWork).values({ ...work, ...stage });
  }
}

const replies = (minutes: readonly number[], days = 10): readonly Worked[] =>
  minutes.map((each) => ({ received: daysAgo(days), answered: daysAgo(days, each) }));
const deals = (count: number, won: Date): readonly Worked[] =>
  Array.from({ length: count }, () => ({ received: daysAgo(500), answered: daysAgo(500), won }));

test('deals of a year are shown from three on, and a median of 90 days from five replies on', async () => {
  await given(1, [...replies([5, 10, 61, 300, 2000]), ...deals(3, daysAgo(100))]);
  await given(2, [...replies([5, 10, 61, 300]), ...deals(2, daysAgo(100)), ...deals(4, daysAgo(366))]);
  await given(3, [...replies([1, 1, 1, 1, 1], 91), ...replies([7], 1).map((each) => ({ ...each, form: 'by-hand' }))]);
  const figures = await readAgentFigures(backend.open.db, now);
  expect(figures.get(1)).toEqual({ deals: 3, answer_minutes: 61, reviews: 0, average: null });
  for (const agent of [2, 3]) expect(figures.get(agent)).toMatchObject({ deals: null, answer_minutes: null });
});

test('the public call has nothing of the leads, and knows the agent by name or slug', async () => {
  const list = (await backend.get('/api/agent-figures')).json().data;
  expect(Object.keys(list[0]).sort()).toEqual(['answer_minutes', 'average', 'deals', 'id', 'reviews']);
  expect((await backend.get('/api/agent-figures/mariam-al-suri')).json().data).toMatchObject({ id: 1, published: [] });
  expect((await backend.get('/api/agent-figures/nobody')).statusCode).toBe(404);
});
