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
import { isNearly, matchText, significantWords } from '@iwan/shared/domain/search/words/text-match';

/** In which field of a project a word was found; `elsewhere`: in its amenities or in what is near, which a card does not have. */
export type FoundIn = 'name' | 'place' | 'developer' | 'kind' | 'elsewhere';

/** One reason why a project is among the results: the requested value, and the value of the project that matches it. */
export type Reason =
  /** The unit that meets all criteria of a unit; the cheapest of several. */
  | {
      readonly kind: 'unit';
      readonly unit: UnitType;
      readonly hasBudget: boolean;
      /** Criteria of a unit beside bedrooms and price. */
      readonly others: readonly SearchCriterion[];
    }
  /** The project's starting price, where no criterion of a unit is chosen or no units are known. */
  | { readonly kind: 'price'; readonly price: number }
  /** Values of a criterion that the record has. `isAnyOf`: at least one of them, but the card does not say which. */
  | {
      readonly kind: 'choice';
      readonly criterion: SearchCriterion;
      readonly values: readonly string[];
      readonly isAnyOf: boolean;
    }
  /** A criterion with a single value, which its chip shows. */
  | { readonly kind: 'criterion'; readonly criterion: SearchCriterion }
  | { readonly kind: 'word'; readonly word: string; readonly foundIn: FoundIn; readonly hasTypo: boolean };

/** The reasons why a project was found, one for each criterion, in the order of the chips. Applies the rules of the search. */
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

/** Lists whose values are not on a card. */
const notOnCard = ['amenities', 'views', 'near', 'plans'] as const;

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

function has(card: ProjectCard, requested: Partial<SearchCriteria>): boolean {
  return searchFilter({ ...noCriteria, ...requested })({ ...card, amenities: [] });
}

function priceReason(card: ProjectCard, budget: Budget | null): readonly Reason[] {
  return budget !== null && card.price > 0 && isWithinBudget(card, budget)
    ? [{ kind: 'price', price: card.price }]
    : [];
}

/** Where each word of a text was found in the project, by the rule of `textRank`. */
function wordsFound(card: ProjectCard, text: string): readonly Reason[] {
  const { name, fields } = projectWords(card);
  const [place, developer, kind] = fields;
  const rooms: readonly (readonly [FoundIn, readonly (readonly string[])[]])[] = [
    ['name', [name]],
    ['place', place ?? []],
    ['developer', developer ?? []],
    ['kind', kind ?? []],
  ];
  return significantWords(text).map((word) => {
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
