import { listCriterion } from './kinds/list-criterion';

/** Type-of-property: Featured, New and so on (section 5). */
export const labels = listCriterion({ parameter: 'type', isCounted: true, impliesBudget: true });
