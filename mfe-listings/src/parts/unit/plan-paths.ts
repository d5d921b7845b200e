import { withQuery } from '@iwan/shared/paths/query';
import { type PlanChoices, planQuery } from './plan-choices';

const page = '/compare/payment-plan';

/** The path of a plan's page, which is made for paper. */
export function planPath(project: string, unit: string, choices: PlanChoices): string {
  return withQuery(page, { project, unit, ...planQuery(choices) });
}

/** The path of a plan's calendar (RFC 5545). */
export function planCalendarPath(project: string, unit: string, choices: PlanChoices): string {
  return withQuery(`${page}/ics`, { project, unit, ...planQuery(choices) });
}
