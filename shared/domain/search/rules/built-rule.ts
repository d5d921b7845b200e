import { table } from '../criteria/table';
import { isReady } from '../handover-filter';
import type { SearchableProject } from '../searchable-project';
import { textRule } from './text-rule';

/** The choices, which are also counted. */
export const builtSteps = [25, 50, 75, 100] as const;

/** A ready project counts as fully built without a report; one without either does not match. */
const percentOf = ({ status = null, builtPercent }: Pick<SearchableProject, 'status' | 'builtPercent'>) =>
  isReady(status) ? 100 : (builtPercent ?? 0);

export const builtRule = textRule(table.built, {
  form: {
    canRead: (text) => table.built.readText({ get: () => text, getAll: () => [text] }) !== null,
    form: 'a number from 1 to 100, in per cent',
  },
  ruleOf: (least) => {
    const wanted = Number(least);
    return (project) => percentOf(project) >= wanted;
  },
  valuesOf: (project) => {
    // Without any reports, the handover criterion covers ready projects.
    const percent = percentOf(project);
    return stepsUpTo.find(({ from }) => percent >= from)?.values ?? [];
  },
  properties: ['status', 'construction'],
});

const stepsUpTo = builtSteps
  .map((from) => ({ from, values: builtSteps.filter((step) => step <= from).map(String) }))
  .reverse();
