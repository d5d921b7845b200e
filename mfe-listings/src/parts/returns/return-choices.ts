import type { Fact } from '@iwan/shared/domain/facts/fact';
import * as assumed from '@iwan/shared/domain/facts/returns';
import { dirhamsIn, numberIn } from '../number-in';
import { type ReturnField, returnFields } from './return-fields';

/** What a visitor counts with; `null` where neither the record nor the visitor says it. */
export interface ReturnChoices {
  /** Dirhams a year. */
  readonly rent: number | null;
  /** Dirhams a square foot and year. */
  readonly charge: number | null;
  readonly vacancy: number;
  readonly letting: number;
  readonly repairs: number;
  readonly lower: number;
  readonly growth: number;
  readonly money: number;
}

export interface AskedReturns {
  readonly choices: ReturnChoices;
  /** What was typed in place of what the page begins with. */
  readonly typed: readonly ReturnField[];
  /** What was sent and makes no sense, as it was typed: it stays in its field, and is said. */
  readonly wrong: Readonly<Partial<Record<ReturnField, string>>>;
}

export const longestTyped = 40;

/** What the page begins with where the record says nothing. */
export const assumptions = {
  vacancy: assumed.vacancyPercent,
  letting: assumed.lettingPercent,
  repairs: assumed.repairsPercent,
  lower: assumed.lowerRentPercent,
  growth: assumed.growthPercent,
  money: assumed.moneyPercent,
} as const satisfies Partial<Record<ReturnField, Fact>>;

/** What is counted with before a visitor changes it. */
export function usualReturns(rent: number | null, charge: number | null): ReturnChoices {
  return {
    rent,
    charge,
    vacancy: assumptions.vacancy.value,
    letting: assumptions.letting.value,
    repairs: assumptions.repairs.value,
    lower: assumptions.lower.value,
    growth: assumptions.growth.value,
    money: assumptions.money.value,
  };
}

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

/** What an address asks to count with, beside what is usual. Never fails. */
export function readReturnChoices(query: Pick<URLSearchParams, 'get'>, usual: ReturnChoices): AskedReturns {
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
