import { type SearchCriteria, type SearchCriterion, table } from '../criteria/table';
import { builtRule } from './built-rule';
import { completionRule } from './completion-rule';
import type { CriterionOptions, CriterionRule } from './criterion-rule';
import { developerRule } from './developer-rule';
import { handoverRule } from './handover-rule';
import { listRule } from './list-rule';
import { locationsRule } from './locations-rule';
import { paymentRule } from './payment-rule';
import { queryRule } from './query-rule';
import type { UnitCriterion } from './unit-criteria';
import { unitOptions } from './unit-options';
import { withinRule } from './within-rule';

/** A criterion that is answered by itself. */
export type OwnCriterion = Exclude<SearchCriterion, UnitCriterion>;

/** The rules of these criteria. Pages that only write addresses import none of this. */
export const criterionRules: { readonly [Name in OwnCriterion]: CriterionRule<SearchCriteria[Name]> } = {
  developer: developerRule,
  categories: listRule(table.categories, { entriesOf: (project) => project.categories, properties: ['cat'] }),
  labels: listRule(table.labels, { entriesOf: (project) => project.labels, properties: ['type'] }),
  agents: listRule(table.agents, {
    entriesOf: (project) => project.agents.map(({ name }) => name),
    properties: ['agents'],
  }),
  amenities: listRule(table.amenities, { entriesOf: (project) => project.amenities, properties: ['amenities'] }),
  locations: locationsRule,
  names: listRule(table.names, { entriesOf: ({ name }) => [name], properties: ['name'] }),
  query: queryRule,
  handover: handoverRule,
  completion: completionRule,
  payment: paymentRule,
  furnishing: listRule(table.furnishing, {
    entriesOf: (project) => (project.furnishing === undefined ? [] : [project.furnishing]),
    properties: ['furnishing'],
  }),
  within: withinRule,
  near: listRule(table.near, { entriesOf: ({ near = [] }) => near, properties: ['near_by_location'] }),
  plans: listRule(table.plans, {
    entriesOf: ({ paymentSplit }) => (paymentSplit === undefined ? [] : [paymentSplit]),
    properties: ['payment_plan', 'handover'],
  }),
  built: builtRule,
  kinds: listRule(table.kinds, {
    entriesOf: ({ subCategories = [] }) => subCategories,
    properties: ['sub_cat'],
  }),
};

/** How every criterion is asked of our backend. */
export const optionTable: { readonly [Name in SearchCriterion]: CriterionOptions<SearchCriteria[Name]> } = {
  ...unitOptions,
  ...criterionRules,
};
