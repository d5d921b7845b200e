import { listCriterion } from './kinds/list-criterion';

/** What a project has: whole lines of its amenities (section 5). */
export const amenities = listCriterion({ parameter: 'amenity', isCounted: true, impliesBudget: true });
