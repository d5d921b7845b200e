import { agentsRule } from './agents';
import { amenitiesRule } from './amenities';
import { budgetRule } from './budget';
import { categoriesRule } from './categories';
import { completionRule } from './completion';
import { configurationsRule } from './configurations';
import type { CriterionRule } from './criterion-rule';
import { developerRule } from './developer';
import { handoverRule } from './handover';
import { labelsRule } from './labels';
import { locationsRule } from './locations-rule';
import { namesRule } from './names';
import { paymentRule } from './payment';
import { queryRule } from './query-rule';
import type { SearchCriteria, SearchCriterion } from './table';
import { withinRule } from './within-rule';

/** How each criterion of the table is answered. What a rule needs comes with it, so pages that only ask load none of this. */
export const criterionRules: { readonly [Name in SearchCriterion]: CriterionRule<SearchCriteria[Name]> } = {
  developer: developerRule,
  configurations: configurationsRule,
  categories: categoriesRule,
  labels: labelsRule,
  agents: agentsRule,
  amenities: amenitiesRule,
  locations: locationsRule,
  names: namesRule,
  budget: budgetRule,
  query: queryRule,
  handover: handoverRule,
  completion: completionRule,
  payment: paymentRule,
  within: withinRule,
};
