import { listCriterion } from '../kinds/list-criterion';

/** How a home is furnished: Furnished, Unfurnished and so on. */
export const furnishing = listCriterion({ parameter: 'furnishing', isCounted: true, impliesBudget: false });
