import { z } from 'zod';
import { notFound } from '../http/http-error';
import type { ZodRoutes } from '../http/zod-routes';
import type { RedirectStore } from './store';

/** The address that is asked about. */
export const redirectQuery = z.object({ from: z.string().min(1).max(2000) });

/** `GET /api/redirects`: the redirect of an address without a page, beyond section 7. */
export function redirectRoutes(redirects: Pick<RedirectStore, 'find'>): ZodRoutes {
  return async (app) => {
    app.get('/api/redirects', { schema: { querystring: redirectQuery } }, async (request) => {
      const { from } = request.query;
      const to = redirects.find(from);
      if (to === null) throw notFound('Redirect');
      return { data: { from, to } };
    });
  };
}
