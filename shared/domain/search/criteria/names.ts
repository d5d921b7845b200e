import { listCriterion } from './kinds/list-criterion';

/** Projects by name, in the hero search (section 5). Not counted: there may be thousands. */
export const names = listCriterion({ parameter: 'property', option: 'name', isCounted: false, impliesBudget: false });
