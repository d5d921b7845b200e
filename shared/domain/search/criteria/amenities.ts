import { listCriterion } from './list-criterion';
import { listRule } from './list-rule';

/** What a project has: whole lines of its amenities (section 5). */
export const amenities = listCriterion({ parameter: 'amenity', isCounted: true, impliesBudget: true });

export const amenitiesRule = listRule(amenities, {
  entriesOf: (project) => project.amenities,
  properties: ['amenities'],
});
