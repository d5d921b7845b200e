import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import type { UnitPaymentPlan } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import { type CalendarDay, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { isOffPlan } from '@iwan/shared/domain/search/handover-filter';
import { paths } from '@iwan/shared/paths/paths';
import { loadRate } from './load-rate';
import { type PlanChoices, planQuery, readPlanChoices } from './plan-choices';
import type { PlanRate } from './plan-lines';
import { planOfUnit } from './plan-of-unit';

/** Longer than any backend's id. */
const longestId = 200;

/** A unit with its payment plan, by the choices in an address. */
export interface PlannedUnit {
  readonly project: Project;
  readonly unit: Unit & { readonly id: string };
  readonly plan: UnitPaymentPlan;
  readonly choices: PlanChoices;
  readonly rate: PlanRate;
  readonly today: CalendarDay;
}

/** Reads `project`, `unit` and the choices of an address; `null` where the unit is sold, not listed, or has no known price. */
export async function loadPlannedUnit({
  query,
  http,
  signal,
}: Pick<LoaderArguments, 'query' | 'http' | 'signal'>): Promise<PlannedUnit | null> {
  const id = (query.get('project') ?? '').slice(0, longestId);
  if (id === '') return null;
  const [project] = await projectsApi(http).byIds([id], signal);
  const unit = project && unitOfId(project.unitTypes ?? [], query.get('unit'));
  if (!project || !unit || isSoldOut(project.status)) return null;
  const today = dayInDubai(new Date());
  const { choices } = readPlanChoices(query, { today, isOffPlan: isOffPlan(project) });
  const plan = planOfUnit(project, unit, choices);
  if (plan === null) return null;
  return { project, unit, plan, choices, rate: await loadRate(http, choices.currency, signal), today };
}

/** The path of the unit on the project's page, with the same plan. */
export function unitPath({ project, unit, choices }: Pick<PlannedUnit, 'project' | 'unit' | 'choices'>): string {
  return paths.project(project, { id: project.id, unit: unit.id, ...planQuery(choices) });
}
