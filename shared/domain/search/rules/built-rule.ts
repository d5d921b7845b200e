import { table } from '../criteria/table';
import { isReady } from '../handover-filter';
import type { SearchableProject } from '../searchable-project';
import { textRule } from './text-rule';

/** The shares that are offered, and counted. */
export const builtSteps = [25, 50, 75, 100] as const;

/** What is ready is built, whether or not anybody reported it; of what says neither nobody knows. */
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
    // Where nobody reports, ready is what the handover says.
    const percent = percentOf(project);
    return stepsUpTo.find(({ from }) => percent >= from)?.values ?? [];
  },
  properties: ['status', 'construction'],
});

const stepsUpTo = builtSteps
  .map((from) => ({ from, values: builtSteps.filter((step) => step <= from).map(String) }))
  .reverse();
