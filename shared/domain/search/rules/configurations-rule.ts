import { table } from '../criteria/table';
import { listRule } from './list-rule';
import { unitRule } from './unit-rule';

/** Alone, without a budget. With one, `unitRule` answers both together, and counts. */
export const configurationsRule = {
  ...listRule(table.configurations, { entriesOf: ({ units }) => units, properties: ['unit', 'units'] }),
  ruleOf: (configurations: readonly string[]) => unitRule({ configurations }),
};
