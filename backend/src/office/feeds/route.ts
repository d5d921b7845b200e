import type { FeedImportRecord } from '@iwan/shared/domain/office/content/feed-wire';
import { z } from 'zod';
import type { Database } from '../../database/database';
import { feedImports } from '../../database/schema';
import type { ZodRoutes } from '../../http/zod-routes';
import { listRoute } from '../list';

const { id } = feedImports;

/** `GET /feed-imports`: the last imports of the listing feed, and one of them. */
export function feedImportRoutes(db: Database): ZodRoutes {
  return async (app) => {
    listRoute(app, '/feed-imports', {
      ...{ db, table: feedImports, filter: z.strictObject({}), sorts: { id }, usual: { sort: 'id', order: 'desc' } },
      read: async (isOnPage) => (await db.select().from(feedImports).where(isOnPage)).map(importRecord),
      one: 'Import',
    });
  };
}

const importRecord = (row: typeof feedImports.$inferSelect): FeedImportRecord => ({
  ...{ id: row.id, source: row.source, isScheduled: row.is_scheduled },
  ...{ startedAt: row.started_at.toISOString(), endedAt: row.ended_at?.toISOString() ?? null },
  ...{ refusal: row.refusal, report: row.report },
});
