import { listCriterion } from './kinds/list-criterion';

/** Bedrooms, studios and duplexes: whole entries of the units of a project (section 5). */
export const configurations = listCriterion({ parameter: 'unit', isCounted: true, impliesBudget: true });
