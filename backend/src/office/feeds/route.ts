import type { FeedImportRecord } from '@iwan/shared/domain/office/content/feed-wire';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database';
import { feedImports } from '../../database/schema';
import { notFound } from '../../http/http-error';
import { idParameter, type ZodRoutes } from '../../http/zod-routes';
import { requireId } from '../change-body';
import { listRoute } from '../list';

const { id } = feedImports;

/** `GET /feed-imports`: the last imports of the listing feed, and one of them. */
export function feedImportRoutes(db: Database): ZodRoutes {
  return async (app) => {
    listRoute(app, '/feed-imports', {
      ...{ db, table: feedImports, filter: z.strictObject({}), sorts: { id }, usual: { sort: 'id', order: 'desc' } },
      read: async (isOnPage) => (await db.select().from(feedImports).where(isOnPage)).map(importRecord),
    });

    app.get('/feed-imports/:id', { schema: { params: idParameter } }, async (request) => {
      const [row] = await db
        .select()
        .from(feedImports)
        .where(eq(id, requireId(request.params.id)));
      if (row === undefined) throw notFound('Import');
      return importRecord(row);
    });
  };
}

const importRecord = (row: typeof feedImports.$inferSelect): FeedImportRecord => ({
  ...{ id: row.id, source: row.source, isScheduled: row.is_scheduled },
  ...{ startedAt: row.started_at.toISOString(), endedAt: row.ended_at?.toISOString() ?? null },
  ...{ refusal: row.refusal, report: row.report },
});
