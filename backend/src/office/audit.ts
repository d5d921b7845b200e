import { isDeepStrictEqual } from 'node:util';
import type { AuditRecord } from '@iwan/shared/domain/office/wire';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../database/database';
import { officeAudit } from '../database/schema';
import type { AuditFields } from '../database/tables/office';
import type { ZodRoutes } from '../http/zod-routes';
import { ofOne, requireId } from './change-body';
import { listRoute } from './list';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const auditFilter = z.strictObject({
  resource: z.string().max(60).optional(),
  recordId: z.union([z.string().max(60), z.int().transform(String)]).optional(),
  personId: z.int().min(1).max(2_147_483_647).optional(),
  action: z.string().max(60).optional(),
  since: instant.optional(),
  until: instant.optional(),
});

const { at, resource, record_id, person_id, action } = officeAudit;

/** The audit log, which is read-only. */
export function auditRoutes(db: Database): ZodRoutes {
  return async (app) => {
    listRoute(app, '/audit', {
      ...{ db, table: officeAudit, filter: auditFilter, sorts: { at }, usual: { sort: 'at', order: 'desc' } },
      where: (filter) =>
        and(
          filter.resource === undefined ? undefined : eq(resource, filter.resource),
          filter.recordId === undefined ? undefined : eq(record_id, filter.recordId),
          filter.personId === undefined ? undefined : eq(person_id, filter.personId),
          filter.action === undefined ? undefined : eq(action, filter.action),
          filter.since && gte(at, filter.since),
          filter.until && lt(at, filter.until),
        ),
      read: async (isOnPage) => (await db.select().from(officeAudit).where(isOnPage)).map(auditRecord),
      one: 'Entry',
    });
  };
}

/** The person; `null`: an automatic rule. */
export type Actor = { readonly id: number; readonly name: string } | null;

export interface Change {
  readonly resource: string;
  readonly recordId: number | string;
  /** `create`, `update`, `remove`, or the name of another action. */
  readonly action: string;
  /** Left out, or `null`: the record was not there. */
  readonly before?: AuditFields | null;
  readonly after?: AuditFields | null;
}

/** The fields in which two states differ, of both states; all fields where one state is missing. */
export function changedFields(
  before: AuditFields | null,
  after: AuditFields | null,
): { readonly before: AuditFields | null; readonly after: AuditFields | null } {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  const of = (fields: AuditFields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: of(before), after: of(after) };
}

/** Adds an audit entry in the transaction that makes the change. */
export const noteChange = (tx: Transaction, actor: Actor, change: Change, now: Date): Promise<void> =>
  noteChanges(tx, actor, [change], now);

/** Adds audit entries in the transaction that makes the changes. */
export async function noteChanges(tx: Transaction, actor: Actor, changes: readonly Change[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(officeAudit).values(
    changes.map(({ resource, recordId, action, before = null, after = null }) => ({
      at: now,
      person_id: actor?.id ?? null,
      person_name: actor?.name ?? null,
      resource,
      record_id: String(recordId),
      action,
      ...changedFields(before, after),
    })),
  );
}

type AuditRow = typeof officeAudit.$inferSelect;

export const auditRecord = (row: AuditRow): AuditRecord => ({
  id: row.id,
  at: row.at.toISOString(),
  person: row.person_id === null ? null : { id: row.person_id, name: row.person_name ?? '' },
  resource: row.resource,
  recordId: row.record_id,
  action: row.action,
  before: row.before,
  after: row.after,
});

/** The most entries of a record's history. */
const longestHistory = 200;

/** The history of a record, the latest first. */
export async function historyOf(
  db: Database,
  resource: string,
  recordId: number | string,
): Promise<{ readonly data: readonly AuditRecord[]; readonly total: number }> {
  const of = and(eq(officeAudit.resource, resource), eq(officeAudit.record_id, String(recordId)));
  const rows = await db.select().from(officeAudit).where(of).orderBy(desc(officeAudit.id)).limit(longestHistory);
  const [all] = await db.select({ total: count() }).from(officeAudit).where(of);
  return { data: rows.map(auditRecord), total: all?.total ?? 0 };
}

/** `GET /RESOURCE/:id`, and its history. */
export function recordRoutes(
  app: Parameters<ZodRoutes>[0],
  db: Database,
  name: string,
  find: (id: number) => Promise<object>,
): void {
  app.get(`/${name}/:id`, ofOne, async (request) => find(requireId(request.params.id)));
  app.get(`/${name}/:id/history`, ofOne, async (request) => historyOf(db, name, requireId(request.params.id)));
}
