import { projectsApi } from '@iwan/shared/api/projects/projects';
import { defineResource, type ResourceAnswer } from '@iwan/shared/contracts/module';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { loadRate } from '../../parts/unit/load-rate';
import { readPlanChoices } from '../../parts/unit/plan-choices';
import { isOffPlan, planOfUnit } from '../../parts/unit/plan-of-unit';
import { planTextsOf } from '../../parts/unit/plan-texts';
import type { PlanFile } from './plan-file';

const plain = 'text/plain; charset=utf-8';
/** Longer than any backend's id. */
const longestId = 200;

/** The payment plan of a unit as a file, `pdf` or `ics`, with the choices in the address. */
export const resource = defineResource(async ({ params, query, http, signal, locale, direction, siteUrl }) => {
  const texts = planTextsOf(locale);
  const notFound = { status: 404, contentType: plain, body: texts.noPlan };
  const { format } = params;
  const id = (query.get('project') ?? '').slice(0, longestId);
  if (id === '' || (format !== 'pdf' && format !== 'ics')) return notFound;
  const [project] = await projectsApi(http).byIds([id], signal);
  const unit = project && unitOfId(project.unitTypes ?? [], query.get('unit'));
  if (!project || !unit || isSoldOut(project.status)) return notFound;
  const today = dayInDubai(new Date());
  const { choices } = readPlanChoices(query, { today, isOffPlan: isOffPlan(project) });
  const plan = planOfUnit(project, unit, choices);
  if (plan === null) return notFound;
  const rate = await loadRate(http, choices.currency, signal);
  const file: PlanFile = { project, unit, plan, choices, rate, today, siteUrl, locale, direction };
  return await (format === 'pdf' ? asPdf(file) : asCalendar(file));
});

// The libraries are loaded on demand: a worker evaluates all of a release's own code when it starts.
async function asPdf(file: PlanFile): Promise<ResourceAnswer> {
  const { paymentPlanPdf } = await import('./payment-plan-pdf');
  return { contentType: 'application/pdf', body: await paymentPlanPdf(file) };
}

async function asCalendar(file: PlanFile): Promise<ResourceAnswer> {
  const { paymentPlanCalendar } = await import('./payment-plan-calendar');
  return { contentType: 'text/calendar; charset=utf-8', body: paymentPlanCalendar(file) };
}
