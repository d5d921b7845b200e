import type { Currency } from '../../money/currencies';
import type { SearchCriteria } from '../criteria/search-criteria';
import type { ProjectSort } from '../project-sort';

/** The lists of choices that words can name. */
export type ChoiceList = {
  readonly [Name in keyof SearchCriteria]: SearchCriteria[Name] extends readonly string[] ? Name : never;
}[keyof SearchCriteria];

/** What a number counts or measures. `plain`: a plain field that is a number, such as `baths`. */
export type Noun = 'bed' | 'feet' | 'metres' | 'month' | 'year' | 'minutes' | 'percent' | 'plain';

/** What the site does not have: homes for rent, land and so on, projects in this place, or a filter for it. */
export type Absence = 'rent' | 'notOffered' | 'elsewhere' | 'noFilter';

/** What a word or a group of words means. */
export type Meaning =
  /** Values of a list. `isPartOfName`: not beside an unknown word, since names of projects contain it, such as `Palm Gate`. */
  | {
      readonly of: 'choice';
      readonly list: ChoiceList;
      readonly values: readonly string[];
      readonly isPartOfName?: boolean;
    }
  | { readonly of: 'setting'; readonly choices: Partial<SearchCriteria> }
  /** `isOne`: alone it means one, as the Arabic singular does. */
  | { readonly of: 'noun'; readonly noun: Noun; readonly field?: string; readonly isOne?: true }
  | { readonly of: 'number'; readonly value: number }
  | { readonly of: 'scale'; readonly factor: number; readonly currency?: Currency }
  | { readonly of: 'currency'; readonly currency: Currency }
  /** `isAfter`: stands behind its number, `2 or more`. */
  | { readonly of: 'bound'; readonly bound: 'most' | 'least' | 'about'; readonly isAfter?: true }
  | { readonly of: 'link'; readonly link: 'and' | 'or' | 'to' | 'between' }
  | {
      readonly of: 'time';
      readonly time: 'before' | 'after' | 'in' | 'this year' | 'next year' | 'end' | 'quarter' | 'half';
    }
  /** `sight`: what is seen, beside `view` only. */
  | {
      readonly of:
        | 'sight'
        | 'not'
        | 'near'
        | 'view'
        | 'handover'
        | 'built'
        | 'charge'
        | 'booking'
        | 'yield'
        | 'otherShare'
        | 'filler';
    }
  | { readonly of: 'order'; readonly order: ProjectSort }
  | { readonly of: 'absent'; readonly absence: Absence };
