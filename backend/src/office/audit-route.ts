import { and, count, eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { officeAudit } from '../database/schema';
import { notFound } from '../http/http-error';
import { idParameter } from '../http/id-parameter';
import type { ZodRoutes } from '../http/zod-routes';
import { auditRecord } from './audit';
import { requireId } from './change-body';
import { listAddress, readListing } from './list';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const auditFilter = z.strictObject({
  resource: z.string().max(60).optional(),
  recordId: z.union([z.string().max(60), z.int().transform(String)]).optional(),
  personId: z.int().min(1).max(2_147_483_647).optional(),
  action: z.string().max(60).optional(),
  since: instant.optional(),
  until: instant.optional(),
});

const { id, at, resource, record_id, person_id, action } = officeAudit;

/** The audit log, which is read-only. */
export function auditRoutes(db: Database): ZodRoutes {
  return async (app) => {
    app.get('/audit', { schema: { querystring: listAddress } }, async (request) => {
      const own = { id, usual: { sort: 'at', order: 'desc' } } as const;
      const { filter, order, from, size } = readListing(request.query, auditFilter, { at, resource, action }, own);
      const where = and(
        filter.resource === undefined ? undefined : eq(resource, filter.resource),
        filter.recordId === undefined ? undefined : eq(record_id, filter.recordId),
        filter.personId === undefined ? undefined : eq(person_id, filter.personId),
        filter.action === undefined ? undefined : eq(action, filter.action),
        filter.since && gte(at, filter.since),
        filter.until && lt(at, filter.until),
      );
      const rows = await db.select().from(officeAudit).where(where).orderBy(order).offset(from).limit(size);
      const [all] = await db.select({ total: count() }).from(officeAudit).where(where);
      return { data: rows.map(auditRecord), total: all?.total ?? 0 };
    });

    app.get('/audit/:id', { schema: { params: idParameter } }, async (request) => {
      const [row] = await db
        .select()
        .from(officeAudit)
        .where(eq(id, requireId(request.params.id)));
      if (row === undefined) throw notFound('Entry');
      return auditRecord(row);
    });
  };
}
