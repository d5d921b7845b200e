import type { Database } from '../../database/database';
import type { ZodRoutes } from '../../http/zod-routes';
import { unmatchedSales } from '../../sales/unmatched';

/** What was registered under names that the site does not know. */
export function unmatchedSalesRoutes(db: Database): ZodRoutes {
  return async (app) => {
    app.get('/unmatched-sales', async () => ({ data: await unmatchedSales(db) }));
  };
}
