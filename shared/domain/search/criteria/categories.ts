import { listCriterion } from './kinds/list-criterion';

/** Property type: Residential and so on (section 5). */
export const categories = listCriterion({ parameter: 'cat', isCounted: true, impliesBudget: true });
