import { listCriterion } from './list-criterion';
import { listRule } from './list-rule';

/** Type-of-property: Featured, New and so on (section 5). */
export const labels = listCriterion({ parameter: 'type', isCounted: true, impliesBudget: true });

export const labelsRule = listRule(labels, {
  entriesOf: (project) => project.labels,
  properties: ['type'],
});
