import { listCriterion } from './kinds/list-criterion';

/** Where a project is, of the hero search (section 5). */
export const locations = listCriterion({ parameter: 'location', isCounted: true, impliesBudget: false });
