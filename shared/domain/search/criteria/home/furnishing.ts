import { listCriterion } from '../kinds/list-criterion';

/** The furnishing: Furnished, Unfurnished and so on. */
export const furnishing = listCriterion({ parameter: 'furnishing', isCounted: true, impliesBudget: false });
