import type { FastifyInstance } from 'fastify';
import { isCurrencyCode } from '../../src/rates/exchange-rates';
import { keepRates } from './keep-rates';

interface Options {
  readonly ratesUrl: string;
  readonly folder: string;
}

/** `/rates/latest/{base}`: exchange rates on the site's own origin, there also while the service is not (section 7). */
export async function ratesRoute(app: FastifyInstance, options: Options): Promise<void> {
  const ratesOf = keepRates({
    ...options,
    report: (problem) => app.log.warn({ err: problem }, 'No new exchange rates; the last ones are shown'),
  });
  app.get<{ Params: { base: string } }>('/rates/latest/:base', async (request, reply) => {
    const base = request.params.base.toUpperCase();
    const rates = isCurrencyCode(base) ? await ratesOf(base) : null;
    if (rates === null) return reply.code(404).send({ message: 'There are no exchange rates for this currency.' });
    return reply.header('cache-control', 'public, max-age=600').send(rates);
  });
}
