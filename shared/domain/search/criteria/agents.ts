import { listCriterion } from './list-criterion';
import { listRule } from './list-rule';

/** Who shows it, by name (section 5). */
export const agents = listCriterion({ parameter: 'agent', isCounted: true, impliesBudget: true });

export const agentsRule = listRule(agents, {
  entriesOf: (project) => project.agents.map(({ name }) => name),
  properties: ['agents'],
});
