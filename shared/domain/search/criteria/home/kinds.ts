import { listCriterion } from '../kinds/list-criterion';

/** The kinds of home or premises of a project: Apartment, Villa and so on (`sub_cat` of section 3). */
export const kinds = listCriterion({ parameter: 'kind', isCounted: true, impliesBudget: false });
