import type { ReturnChoices } from '@iwan/shared/domain/search/returns/returns-of';
import { dirhamsIn, numberIn } from '../number-in';
import { type ReturnField, returnFields } from './return-fields';

export interface RequestedReturns {
  readonly choices: ReturnChoices;
  /** Values that the visitor has entered in place of the defaults. */
  readonly typed: readonly ReturnField[];
  /** Inputs that cannot be read, as they were typed: each stays in its field with an error message. */
  readonly wrong: Readonly<Partial<Record<ReturnField, string>>>;
}

export const longestTyped = 40;

const readers: Readonly<Record<ReturnField, (text: string) => number | null>> = {
  rent: dirhamsIn(1, 100_000_000),
  charge: numberIn(0, 500),
  vacancy: numberIn(0, 100),
  letting: numberIn(0, 100),
  repairs: numberIn(0, 20),
  lower: numberIn(0, 100),
  growth: numberIn(-20, 20),
  money: numberIn(0, 30),
};

/** Reads the assumptions of an address, beside the defaults. Never fails. */
export function readReturnChoices(query: Pick<URLSearchParams, 'get'>, usual: ReturnChoices): RequestedReturns {
  const wrong: Partial<Record<ReturnField, string>> = {};
  const choices: Record<ReturnField, number | null> = { ...usual };
  const typed: ReturnField[] = [];
  for (const field of returnFields) {
    const text = (query.get(field) ?? '').trim().slice(0, longestTyped);
    if (text === '') continue;
    const value = readers[field](text);
    if (value === null) wrong[field] = text;
    else if (value !== usual[field]) typed.push(field);
    choices[field] = value ?? usual[field];
  }
  return { choices: choices as ReturnChoices, typed, wrong };
}
