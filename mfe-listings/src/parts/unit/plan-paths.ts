import { withQuery } from '@iwan/shared/paths/query';
import { type PlanChoices, planQuery } from './plan-choices';

/** The file formats of a plan: a document, and a calendar (RFC 5545). */
export type PlanFormat = 'pdf' | 'ics';

/** The path of a plan's files. Below `/compare`, which earlier shells grant to this remote too. */
export function planFilePath(format: PlanFormat, project: string, unit: string, choices: PlanChoices): string {
  return withQuery(`/compare/payment-plan/${format}`, { project, unit, ...planQuery(choices) });
}
