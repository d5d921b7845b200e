/** @jest-environment ./backend/src/testing/database-environment.ts */

import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@iwan/tooling/free-port';
import { Client } from 'pg';
import { startBackendProcess } from '../testing/processes/backend-process';
import { startReceiver, type WebhookReceiver } from '../testing/processes/webhook-receiver';

interface Outcome {
  readonly rounds: number;
  readonly sent: number;
  /** Acknowledged leads. */
  readonly acknowledged: number;
  /** Keys that the business has received, acknowledged or not. */
  readonly delivered: number;
  /** Acknowledged leads that never arrived, of which there must be none. */
  readonly lost: readonly string[];
  /** Duplicates: the price of at-least-once delivery, recognised by the key. */
  readonly repeated: number;
}

interface Settings {
  readonly rounds: number;
  /** Concurrent enquiries in each round. */
  readonly atOnce: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly receiver: WebhookReceiver;
  /** Before the backend starts for the last time. */
  readonly afterKills?: () => Promise<void>;
  readonly tell?: (line: string) => void;
}

/** Sends one enquiry from an address of its own; returns whether it was acknowledged. */
async function enquire(url: string, key: string, visitor: number): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      },
      body: JSON.stringify({
        name: 'Ana María',
        phone: '971501234567',
        email: 'ana@example.com',
        agent: 'Samuel Adeyemi',
        property: 'Lazurine Quay',
        source: 'Contact',
      }),
    });
    await response.text();
    return response.status === 201;
  } catch {
    return false;
  }
}

/** Kills the backend after a share of the responses that differs by round; resolves with the acknowledged keys. */
async function killInTheMiddle({ variables, atOnce }: Settings, round: number, rounds: number): Promise<string[]> {
  const backend = await startBackendProcess(variables);
  const acknowledged: string[] = [];
  const enough = Math.floor((atOnce * (round + 0.5)) / rounds);
  let kill: (() => void) | undefined;
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  }).then(() => backend.kill());
  const sent = Array.from({ length: atOnce }, async (_, index) => {
    const key = `round-${round}-${index}`;
    if (!(await enquire(backend.url, key, round * atOnce + index))) return;
    acknowledged.push(key);
    if (acknowledged.length >= enough) kill?.();
  });
  await Promise.all(sent);
  kill?.();
  await killed;
  return acknowledged;
}

/** Waits until every key has arrived, or until the timeout. */
async function untilAllArrived(receiver: WebhookReceiver, keys: readonly string[], timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end && keys.some((key) => !receiver.arrivals.has(key))) await wait(100);
}

/**
 * Kills the backend during enquiries, repeatedly on the same data, then lets it deliver, and compares the acknowledged leads
 * with those that have arrived. Leases of a killed worker expire after a minute.
 */
async function killDuringLeads(settings: Settings): Promise<Outcome> {
  const { rounds, atOnce, variables, receiver, afterKills = async () => {}, tell = () => {} } = settings;
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const promised = await killInTheMiddle(settings, round, rounds);
    acknowledged.push(...promised);
    tell(`  round ${round + 1}: ${promised.length} of ${atOnce} acknowledged before the kill`);
  }
  await afterKills();
  const last = await startBackendProcess(variables);
  await untilAllArrived(receiver, acknowledged, 180_000);
  await last.stop();
  const arrivals = [...receiver.arrivals.values()];
  return {
    rounds,
    sent: rounds * atOnce,
    acknowledged: acknowledged.length,
    delivered: arrivals.length,
    lost: acknowledged.filter((key) => !receiver.arrivals.has(key)),
    repeated: arrivals.reduce((sum, times) => sum + times - 1, 0),
  };
}

/**
 * Ends the leases of the worker that was killed, as the minute would that they last. The embedded database gives them
 * back at its start, for it has no other worker.
 */
async function endLeases(): Promise<void> {
  if (testDatabaseUrl === null) return;
  const client = new Client({ connectionString: testDatabaseUrl });
  await client.connect();
  await client.query('update lead_deliveries set due_at = now() where delivered_at is null');
  await client.end();
}

test('a lead that a visitor was thanked for survives kill -9 and reaches the business', async () => {
  const receiver = await startReceiver();
  const outcome = await killDuringLeads({
    rounds: 3,
    atOnce: 100,
    receiver,
    afterKills: endLeases,
    variables: {
      DATA_DIR: testDataFolder,
      API_PORT: String(await freePort()),
      LEADS_WEBHOOK_URL: receiver.url,
      ...(testDatabaseUrl !== null && { DATABASE_URL: testDatabaseUrl }),
    },
  });
  receiver.stop();
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.acknowledged).toBeLessThan(outcome.sent);
  expect(outcome.lost).toEqual([]);
  expect(outcome.delivered).toBeGreaterThanOrEqual(outcome.acknowledged);
});
