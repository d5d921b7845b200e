import { defineResource } from '@iwan/shared/contracts/module';
import { loadPlannedUnit } from '../../parts/unit/load-planned-unit';
import { planTextsOf } from '../../parts/unit/plan-texts';

/** The payment plan of a unit as a calendar, with the choices in the address. */
export const resource = defineResource(async (args) => {
  const planned = await loadPlannedUnit(args);
  if (planned === null) {
    return { status: 404, contentType: 'text/plain; charset=utf-8', body: planTextsOf(args.locale).noPlan };
  }
  // The library is loaded on demand: a worker evaluates all of a release's own code when it starts.
  const { paymentPlanCalendar } = await import('./payment-plan-calendar');
  return { contentType: 'text/calendar; charset=utf-8', body: paymentPlanCalendar(planned, args) };
});
