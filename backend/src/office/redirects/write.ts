import type { RedirectRecord } from '@iwan/shared/domain/office/wire';
import { eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { advisoryLock, type Database, type Transaction } from '../../database/database';
import { redirects } from '../../database/schema';
import { orNotFound } from '../../http/http-error';
import { redirectError } from '../../redirects/redirect-error';
import { noteChange } from '../audit';
import { conflict, invalid } from '../office-error';
import type { PersonRow } from '../session/sessions';

const address = z
  .string('Enter a path on this site')
  .trim()
  .min(1, 'Enter a path on this site')
  .max(300, 'Please keep this under 300 characters');

export const redirectForm = z.strictObject({ from: address, to: address });

type RedirectForm = z.output<typeof redirectForm>;

export const redirectFilter = z.strictObject({ q: z.string().max(200).optional() });

/** More than anybody looks through; what is renamed leads on by itself. */
const mostRedirects = 2000;

export const redirectRecord = (row: typeof redirects.$inferSelect): RedirectRecord => ({
  ...{ id: row.id, from: row.from, to: row.to },
  createdAt: row.created_at.toISOString(),
  version: row.revision,
});

/** Throws an `HttpError` 404 for one that is not there. */
export async function findRedirect(db: Database, id: number): Promise<RedirectRecord> {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  return redirectRecord(orNotFound(row, 'Redirect'));
}

/** Both addresses, where they are what the caller has seen. Throws an `OfficeError` 409 otherwise. */
async function seen(tx: Transaction, id: number, version: number | undefined): Promise<RedirectForm> {
  const record = await findRedirect(tx, id);
  if (version !== undefined && version !== record.version) throw conflict(record);
  return { from: record.from, to: record.to };
}

/** Throws an `HttpError` 400 for a loop, a chain, or what is no address of a page. */
async function assertSound(tx: Transaction, fields: RedirectForm, id: number): Promise<void> {
  const others = await tx.select().from(redirects).where(ne(redirects.id, id));
  const error = redirectError(fields, others);
  if (error !== null) throw invalid([error]);
  if (others.length < mostRedirects) return;
  throw invalid([{ field: 'from', message: `There are ${mostRedirects} redirects already: delete what nobody needs` }]);
}

/** Two at once could make a chain that neither has seen. */
const oneByOne = <Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, 'redirects');
    return work(tx);
  });

/** Adds a redirect and notes it. */
export function addRedirect(db: Database, fields: RedirectForm, by: PersonRow, now: Date): Promise<RedirectRecord> {
  return oneByOne(db, async (tx) => {
    await assertSound(tx, fields, 0);
    const [row] = await tx
      .insert(redirects)
      .values({ ...fields, created_at: now })
      .returning();
    if (row === undefined) throw new Error('The database has not kept the redirect');
    await noteChange(tx, by, { resource: 'redirects', recordId: row.id, action: 'create', after: fields }, now);
    return redirectRecord(row);
  });
}

interface Seen {
  readonly id: number;
  readonly version: number | undefined;
}

/** Changes one or both addresses and notes it. */
export function changeRedirect(
  db: Database,
  { id, version, fields }: Seen & { readonly fields: { readonly [Field in keyof RedirectForm]?: string | undefined } },
  by: PersonRow,
  now: Date,
): Promise<void> {
  return oneByOne(db, async (tx) => {
    const before = await seen(tx, id, version);
    const after = { from: fields.from ?? before.from, to: fields.to ?? before.to };
    await assertSound(tx, after, id);
    await tx
      .update(redirects)
      .set({ ...after, revision: sql`${redirects.revision} + 1` })
      .where(eq(redirects.id, id));
    await noteChange(tx, by, { resource: 'redirects', recordId: id, action: 'update', before, after }, now);
  });
}

/** Deletes a redirect and keeps what it was in the trail. */
export function removeRedirect(db: Database, { id, version }: Seen, by: PersonRow, now: Date): Promise<void> {
  return oneByOne(db, async (tx) => {
    const before = await seen(tx, id, version);
    await tx.delete(redirects).where(eq(redirects.id, id));
    await noteChange(tx, by, { resource: 'redirects', recordId: id, action: 'remove', before }, now);
  });
}
