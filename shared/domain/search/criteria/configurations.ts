import { listCriterion } from './list-criterion';
import { listRule } from './list-rule';

/** Bedrooms, studios and duplexes: whole entries of the units of a project (section 5). */
export const configurations = listCriterion({ parameter: 'unit', isCounted: true, impliesBudget: true });

export const configurationsRule = listRule(configurations, {
  entriesOf: (project) => project.units,
  properties: ['unit'],
});
