import { defineResource } from '@iwan/shared/contracts/module';
import { isCurrency } from '@iwan/shared/domain/money/currencies';
import { latestRates } from './latest-rates';

/** How many seconds a browser may cache rates of the service, and those that replace them. */
const maxAge = { service: 600, standIn: 60 };
const contentType = 'application/json; charset=utf-8';

/** `/rates/latest/{base}`: exchange rates on the site's own origin, also while the service is unreachable (section 7). */
export const resource = defineResource(async ({ params, services }) => {
  const base = params.base?.toUpperCase();
  if (!isCurrency(base)) {
    const message = 'No exchange rates for this currency.';
    return { status: 404, contentType, body: JSON.stringify({ message }) };
  }
  const rates = await latestRates(services, base);
  const age = rates.source === 'service' ? maxAge.service : maxAge.standIn;
  return { contentType, body: JSON.stringify(rates), maxAge: age };
});
