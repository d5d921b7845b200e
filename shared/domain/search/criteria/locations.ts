import { listCriterion } from './kinds/list-criterion';

/** The location, in the hero search (section 5). */
export const locations = listCriterion({ parameter: 'location', isCounted: true, impliesBudget: false });
