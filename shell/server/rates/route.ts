import { isCurrency } from '@iwan/shared/domain/money/currencies';
import type { FastifyInstance } from 'fastify';
import type { RatesOf } from './keep-rates';

/** In seconds: how long a browser may keep rates of the service, and those that stand in for them. */
const maxAge = { service: 600, standIn: 60 };

/** `/rates/latest/{base}`: exchange rates on the site's own origin, there also while the service is not (section 7). */
export async function ratesRoute(app: FastifyInstance, { ratesOf }: { readonly ratesOf: RatesOf }): Promise<void> {
  app.get<{ Params: { base: string } }>('/rates/latest/:base', async (request, reply) => {
    const base = request.params.base.toUpperCase();
    // Nobody makes this server ask for currencies that it does not offer.
    if (!isCurrency(base)) return reply.code(404).send({ message: 'There are no exchange rates for this currency.' });
    const rates = await ratesOf(base);
    const age = rates.source === 'service' ? maxAge.service : maxAge.standIn;
    return reply.header('cache-control', `public, max-age=${age}`).send(rates);
  });
}
