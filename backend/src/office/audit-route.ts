import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { officeAudit } from '../database/schema';
import { notFound } from '../http/http-error';
import { idParameter } from '../http/id-parameter';
import type { ZodRoutes } from '../http/zod-routes';
import { auditRecord } from './audit';
import { requireId } from './change-body';
import { listAddress, readListing } from './list';
import { inPageOrder, listBody, pageOf } from './list-page';

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
      const { filter, ...listing } = readListing(request.query, auditFilter, { at }, own);
      const where = and(
        filter.resource === undefined ? undefined : eq(resource, filter.resource),
        filter.recordId === undefined ? undefined : eq(record_id, filter.recordId),
        filter.personId === undefined ? undefined : eq(person_id, filter.personId),
        filter.action === undefined ? undefined : eq(action, filter.action),
        filter.since && gte(at, filter.since),
        filter.until && lt(at, filter.until),
      );
      const page = await pageOf(db, { table: officeAudit, id, where, listing });
      const rows = await db
        .select()
        .from(officeAudit)
        .where(inArray(id, [...page.ids]));
      return listBody(page, inPageOrder(page, rows, (row) => row.id).map(auditRecord));
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
