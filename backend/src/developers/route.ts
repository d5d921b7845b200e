import type { FastifyRequest } from 'fastify';
import type { CatalogueReader } from '../catalogue/catalogue';
import { notFound } from '../http/http-error';
import { nameParameter } from '../http/name-parameter';
import { serve, servedJson } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import type { DeveloperRecord } from './store';

/** The developer calls of section 7: `data` is the list, or the one developer whole. */
export function developerRoutes(
  developersFor: (request: FastifyRequest) => CatalogueReader<DeveloperRecord>,
): ZodRoutes {
  return async (app) => {
    app.get('/api/developerapi', (request, reply) => serve(request, reply, developersFor(request).list()));

    app.get('/api/developerapi/:name', { schema: { params: nameParameter } }, (request, reply) => {
      const developer = developersFor(request).find(request.params.name);
      if (developer === undefined) throw notFound('Developer');
      return serve(request, reply, servedJson({ data: developer }));
    });
  };
}
