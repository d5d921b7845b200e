import { listCriterion } from './kinds/list-criterion';

/** The agent by name (section 5). */
export const agents = listCriterion({ parameter: 'agent', isCounted: true, impliesBudget: true });
