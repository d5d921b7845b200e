import { listCriterion } from './list-criterion';
import { listRule } from './list-rule';

/** Property type: Residential and so on (section 5). */
export const categories = listCriterion({ parameter: 'cat', isCounted: true, impliesBudget: true });

export const categoriesRule = listRule(categories, {
  entriesOf: (project) => project.categories,
  properties: ['cat'],
});
