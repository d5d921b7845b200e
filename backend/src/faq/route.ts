import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { CatalogueReader } from '../catalogue/catalogue';
import { serve } from '../http/responses/served-json';
import type { QuestionRecord } from './store';

/** `GET /api/faq`, beyond section 7: a site on a backend without it shows the questions that are built in. */
export function faqRoutes(
  questionsFor: (request: FastifyRequest) => Pick<CatalogueReader<QuestionRecord>, 'list'>,
): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/faq', (request, reply) => serve(request, reply, questionsFor(request).list()));
  };
}
