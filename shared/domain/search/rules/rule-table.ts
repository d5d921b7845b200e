import { type SearchCriteria, type SearchCriterion, table } from '../criteria/table';
import { budgetRule } from './budget-rule';
import { builtRule } from './built-rule';
import { completionRule } from './completion-rule';
import { configurationsRule } from './configurations-rule';
import type { CriterionRule } from './criterion-rule';
import { developerRule } from './developer-rule';
import { handoverRule } from './handover-rule';
import { listRule } from './list-rule';
import { locationsRule } from './locations-rule';
import { bathsRule, chargeRule, monthlyRule, sizeRule, viewsRule } from './of-unit-rules';
import { paymentRule } from './payment-rule';
import { queryRule } from './query-rule';
import { withinRule } from './within-rule';

/** How each criterion of the table is answered. What a rule needs comes with it, so pages that only ask load none of this. */
export const criterionRules: { readonly [Name in SearchCriterion]: CriterionRule<SearchCriteria[Name]> } = {
  developer: developerRule,
  configurations: configurationsRule,
  categories: listRule(table.categories, { entriesOf: (project) => project.categories, properties: ['cat'] }),
  labels: listRule(table.labels, { entriesOf: (project) => project.labels, properties: ['type'] }),
  agents: listRule(table.agents, {
    entriesOf: (project) => project.agents.map(({ name }) => name),
    properties: ['agents'],
  }),
  amenities: listRule(table.amenities, { entriesOf: (project) => project.amenities, properties: ['amenities'] }),
  locations: locationsRule,
  names: listRule(table.names, { entriesOf: ({ name }) => [name], properties: ['name'] }),
  budget: budgetRule,
  query: queryRule,
  handover: handoverRule,
  completion: completionRule,
  payment: paymentRule,
  furnishing: listRule(table.furnishing, {
    entriesOf: (project) => (project.furnishing === undefined ? [] : [project.furnishing]),
    properties: ['furnishing'],
  }),
  within: withinRule,
  size: sizeRule,
  baths: bathsRule,
  views: viewsRule,
  near: listRule(table.near, { entriesOf: ({ near = [] }) => near, properties: ['near_by_location'] }),
  plans: listRule(table.plans, {
    entriesOf: ({ paymentSplit }) => (paymentSplit === undefined ? [] : [paymentSplit]),
    properties: ['payment_plan', 'handover'],
  }),
  charge: chargeRule,
  built: builtRule,
  monthly: monthlyRule,
};
