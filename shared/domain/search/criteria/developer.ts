import type { CriterionRule } from './criterion-rule';
import { textCriterion } from './text-criterion';
import { textRule } from './text-rule';

/** The developer by name (section 5). */
export const developer = textCriterion({
  parameter: 'developer',
  words: (name, _: unknown) => name,
  isCounted: true,
  impliesBudget: true,
});

const fold = (text: string) => text.trim().toLowerCase();

export const developerRule: CriterionRule<string | null> = textRule(developer, {
  ruleOf: (wanted) => {
    const key = fold(wanted);
    return (project) => fold(project.developer?.name ?? '') === key;
  },
  valuesOf: (project) => (project.developer ? [project.developer.name] : []),
  properties: ['developer'],
});
