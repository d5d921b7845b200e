import { type Budget, isWithinBudget } from '../budget/budget';
import { budgetParameters } from '../criteria/budget';
import type { CriterionRule } from './criterion-rule';

const form = { canRead: (text: string) => /^\d{1,12}$/.test(text), form: 'a whole number of dirhams' };

export const budgetRule: CriterionRule<Budget | null> = {
  options: { [budgetParameters.from]: form, [budgetParameters.to]: form },
  readOptions: (sent) => {
    const [from, to] = [sent.get(budgetParameters.from), sent.get(budgetParameters.to)];
    return from === null && to === null
      ? null
      : { from: Number(from ?? 0), to: to === null ? Number.MAX_SAFE_INTEGER : Number(to) };
  },
  ruleOf: (chosen) => {
    const { from, to } = chosen ?? { from: 0, to: Number.POSITIVE_INFINITY };
    return (project) => isWithinBudget(project, { from, to });
  },
  properties: ['starting_price'],
};
