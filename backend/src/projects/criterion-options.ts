import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import {
  choicesIn,
  criterionNames,
  eachCriterion,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { criteria as entries } from '@iwan/shared/domain/search/criteria/table';
import type { OptionForm } from '@iwan/shared/domain/search/rules/criterion-rule';
import { optionTable } from '@iwan/shared/domain/search/rules/rule-table';
import { z } from 'zod';

const most = 50;
const longestText = 200;

const tooLong = (length: number) => `is longer than ${length} characters`;

/** A parameter that may be repeated; order and repetitions are ignored. */
export const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [...new Set([value].flat().filter((text) => text.trim() !== ''))].sort())
  .pipe(z.array(z.string().max(longestText, tooLong(longestText))).max(most, `has more than ${most} values`))
  .default([]);

/** A parameter that may be given once; `rule` is the error message where two are given. */
export const oneText = (longest: number = longestText, rule = 'may be given once') =>
  z.string({ error: rule }).max(longest, tooLong(longest));

export const wholeNumber = (largest: number) => {
  const rule = `must be a whole number from 1 to ${formatFor(defaultLanguage.locale).number(largest)}`;
  return z
    .string({ error: rule })
    .regex(/^[1-9]\d{0,9}$/, rule)
    .transform(Number)
    .refine((number) => number <= largest, rule)
    .optional();
};

type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

function schemaOf({ isList, canRead = () => true, form, longest }: OptionForm): z.ZodType<Given[string]> {
  if (isList) return texts;
  const rule = `must be ${form}`;
  return oneText(longest, form === undefined ? undefined : rule)
    .refine(canRead, rule)
    .optional();
}

/** The options of the criteria, as their rules have them. */
export const criterionOptions = Object.fromEntries(
  criterionNames.flatMap((name) =>
    Object.entries(optionTable[name].options).map(([option, form]) => [option, schemaOf(form)] as const),
  ),
);

/** The criteria that checked options mean. */
export function readCriteria(given: Given): SearchCriteria {
  const source = {
    get: (name: string) => [given[name] ?? []].flat()[0] ?? null,
    getAll: (name: string) => [given[name] ?? []].flat(),
  };
  return eachCriterion((name) => optionTable[name].readOptions(source));
}

/** The applied criteria, under the names of the request. */
export function appliedCriteria(criteria: SearchCriteria, given: Given): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    criterionNames
      .filter((name) => choicesIn(criteria, name) > 0)
      .flatMap((name) => {
        const requested = requestedFor(criteria, name);
        const [only] = Object.values(requested);
        const names = Object.keys(optionTable[name].options).filter((option) => given[option] !== undefined);
        return names.map((option) => [option, requested[option] ?? only] as const);
      }),
  );
}

function requestedFor<Name extends SearchCriterion>(criteria: SearchCriteria, name: Name) {
  return entries[name].ask(criteria[name]);
}
