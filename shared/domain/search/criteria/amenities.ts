import { listCriterion } from './kinds/list-criterion';

/** Amenities as whole lines (section 5). */
export const amenities = listCriterion({ parameter: 'amenity', isCounted: true, impliesBudget: true });
