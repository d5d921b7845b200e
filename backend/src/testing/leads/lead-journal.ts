import { join } from 'node:path';
import { backendFolder } from '../../backend-folder';
import { leads } from '../../database/schema';
import { type OpenBackend, openBackend } from '../../open-backend';

/** The journal of leads of a test file, which runs in the database environment. */
export const journalFile = () => join(testDataFolder, 'leads.journal');

/** Starts the backend on the files of the test; `write` receives its log. */
export const openWithLog = (write: (said: string) => void): Promise<OpenBackend> =>
  openBackend(
    { dataFolder: testDataFolder, logLevel: 'warn' },
    backendFolder(join(import.meta.dirname, '..', '..'), undefined),
    { openClient: openPgliteOutside, logStream: { write } },
  );

export const sendLead = ({ app }: OpenBackend, key: string) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'idempotency-key': key },
    payload: { email: `${key}@example.com`, source: 'web_form' },
  });

/** The keys of all leads of the database, in the order of arrival. */
export async function leadKeys({ db }: OpenBackend): Promise<readonly string[]> {
  const rows = await db.select({ key: leads.idempotency_key }).from(leads).orderBy(leads.id);
  return rows.map(({ key }) => key);
}

/** A line of the journal. */
export const journalLine = (key: string, more: object = {}) =>
  `${JSON.stringify({
    key,
    form: 'subscribe',
    fields: { email: `${key}@example.com`, source: 'web_form', ...more },
    attachment: null,
    receivedAt: '2026-03-01T08:00:00.000Z',
  })}\n`;
