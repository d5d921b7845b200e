import { table } from '../criteria/table';
import { textRule } from './text-rule';

const fold = (text: string) => text.trim().toLowerCase();

export const developerRule = textRule(table.developer, {
  ruleOf: (wanted) => {
    const key = fold(wanted);
    return (project) => fold(project.developer?.name ?? '') === key;
  },
  valuesOf: (project) => (project.developer ? [project.developer.name] : []),
  properties: ['developer'],
});
