import { withQuery } from '@iwan/shared/paths/query';
import { type PlanChoices, planQuery } from './plan-choices';

/** How a plan can be taken along: a document, and a calendar (RFC 5545). */
export type PlanFormat = 'pdf' | 'ics';

/**
 * Where a plan is served as a file. Below `/compare`, which is granted to this remote in shells before this release too.
 */
export function planFilePath(format: PlanFormat, project: string, unit: string, choices: PlanChoices): string {
  return withQuery(`/compare/payment-plan/${format}`, { project, unit, ...planQuery(choices) });
}
