import { notFound } from '../http/http-error';
import { nameParameter } from '../http/name-parameter';
import { serve, servedJson } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import type { DeveloperStore } from './store';

/** The developer calls of section 7: `data` is the list, or the one developer whole. */
export function developerRoutes(developers: DeveloperStore): ZodRoutes {
  return async (app) => {
    app.get('/api/developerapi', (request, reply) => serve(request, reply, developers.list()));

    app.get('/api/developerapi/:name', { schema: { params: nameParameter } }, (request, reply) => {
      const developer = developers.find(request.params.name);
      if (developer === undefined) throw notFound('Developer');
      return serve(request, reply, servedJson({ data: developer }));
    });
  };
}
