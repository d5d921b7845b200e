import type { ProjectCard, UnitType } from '@iwan/shared/domain/model/entities';
import { type Budget, isWithinBudget } from '@iwan/shared/domain/search/budget/budget';
import {
  choicesIn,
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { unitCriteria } from '@iwan/shared/domain/search/rules/unit-criteria';
import { searchFilter } from '@iwan/shared/domain/search/search-filter';
import { projectWords } from '@iwan/shared/domain/search/words/project-words';
import { isNearly, matchText, tellingWords } from '@iwan/shared/domain/search/words/text-match';

/** In what of a project a word was found; `elsewhere`: among its amenities or what is near, which a card does not have. */
export type FoundIn = 'name' | 'place' | 'developer' | 'kind' | 'elsewhere';

/** Why a project is among the results: one thing that was asked for, and what of the project answers it. */
export type Reason =
  /** One unit has all that is asked of a unit; of those the cheapest. */
  | {
      readonly kind: 'unit';
      readonly unit: UnitType;
      readonly hasBudget: boolean;
      /** What of a unit is asked for beside its bedrooms and its price. */
      readonly others: readonly SearchCriterion[];
    }
  /** The price that the project starts at, as no unit is asked for or known. */
  | { readonly kind: 'price'; readonly price: number }
  /** Values of a criterion that the record has. `isAnyOf`: at least one of them, and the card does not say which. */
  | {
      readonly kind: 'choice';
      readonly criterion: SearchCriterion;
      readonly values: readonly string[];
      readonly isAnyOf: boolean;
    }
  /** A criterion of one value, whose chip says it. */
  | { readonly kind: 'criterion'; readonly criterion: SearchCriterion }
  | { readonly kind: 'word'; readonly word: string; readonly foundIn: FoundIn; readonly hasTypo: boolean };

/** What found a result, by the rules that have searched: each thing that was asked for, in the order of the chips. */
export function whyMatched(card: ProjectCard, criteria: SearchCriteria): readonly Reason[] {
  const { askedUnit } = card;
  const ofUnit = unitCriteria.filter((name) => choicesIn(criteria, name) > 0);
  const firstOfUnit = criterionNames.find((name) => ofUnit.some((each) => each === name));
  return criterionNames.flatMap((criterion): readonly Reason[] => {
    if (choicesIn(criteria, criterion) === 0) return [];
    if (criterion === 'query') return wordsFound(card, criteria.query ?? '');
    if (askedUnit !== undefined && ofUnit.some((name) => name === criterion)) {
      const others = ofUnit.filter((name) => name !== 'configurations' && name !== 'budget');
      const unit = { kind: 'unit', unit: askedUnit, hasBudget: criteria.budget !== null, others } as const;
      return criterion === firstOfUnit ? [unit] : [];
    }
    if (criterion === 'budget') return priceReason(card, criteria.budget);
    const values = criteria[criterion];
    if (!isTexts(values)) return [{ kind: 'criterion', criterion }];
    if (notOnCard.some((name) => name === criterion))
      return [{ kind: 'choice', criterion, values, isAnyOf: values.length > 1 }];
    const borne = values.filter((value) => has(card, { [criterion]: [value] }));
    return borne.length === 0 ? [] : [{ kind: 'choice', criterion, values: borne, isAnyOf: false }];
  });
}

/** Lists whose values no card has. */
const notOnCard = ['amenities', 'views', 'near', 'plans'] as const;

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

function has(card: ProjectCard, asked: Partial<SearchCriteria>): boolean {
  return searchFilter({ ...noCriteria, ...asked })({ ...card, amenities: [] });
}

function priceReason(card: ProjectCard, budget: Budget | null): readonly Reason[] {
  return budget !== null && card.price > 0 && isWithinBudget(card, budget)
    ? [{ kind: 'price', price: card.price }]
    : [];
}

/** Where each word of a text stands in the project, by the rule of `textRank`. */
function wordsFound(card: ProjectCard, text: string): readonly Reason[] {
  const { name, fields } = projectWords(card);
  const [place, developer, kind] = fields;
  const rooms: readonly (readonly [FoundIn, readonly (readonly string[])[]])[] = [
    ['name', [name]],
    ['place', place ?? []],
    ['developer', developer ?? []],
    ['kind', kind ?? []],
  ];
  return tellingWords(text).map((word) => {
    const match = matchText(word);
    const bitsOf = (lists: readonly (readonly string[])[]) => lists.reduce((bits, list) => bits | match.cover(list), 0);
    const exact = rooms.find(([, lists]) => (bitsOf(lists) & match.all) === match.all);
    const near = exact ?? rooms.find(([, lists]) => isNearly(bitsOf(lists), match.all));
    return {
      kind: 'word',
      word,
      foundIn: near?.[0] ?? 'elsewhere',
      hasTypo: exact === undefined && near !== undefined,
    };
  });
}
