import type { Format } from '../format/format';
import type { Fact } from './fact';
import { factValue, spokenAmount } from './fact-value';
import { facts } from './facts';

/** Anything in braces is a placeholder, so that a misspelt one is found. */
const placeholders = /\{[^{}]*\}/g;
const named = /^\{(fact|amount|source):(\w+)\}$/;

/**
 * A placeholder of a text. `fact` stands for the value of a fact (`{fact:transferPercent}` // => `4%`), `amount` for dirhams in words
 * (`{amount:dearHomePrice}` // => `AED 5 million`), `source` for nothing: the fact's source is named below the text.
 */
interface Placeholder {
  readonly form: 'fact' | 'amount' | 'source';
  readonly fact: Fact;
}

/** The placeholders of a text that stand for no fact, as written: `{fact:unknown}`. */
export function unknownPlaceholders(text: string): readonly string[] {
  return (text.match(placeholders) ?? []).filter((written) => readPlaceholder(written) === null);
}

/** The facts of a text by id, so that another order of its sentences does not change the order of its sources. */
export function factsIn(text: string): readonly Fact[] {
  const found = (text.match(placeholders) ?? []).flatMap((written) => readPlaceholder(written)?.fact ?? []);
  return [...new Set(found)].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** A text with the facts of its placeholders. What stands for no fact is kept as written. */
export function withFacts(text: string, format: Format): string {
  return text.replace(placeholders, (written) => {
    const placeholder = readPlaceholder(written);
    if (placeholder === null) return written;
    const { form, fact } = placeholder;
    if (form === 'source') return '';
    return form === 'amount' ? spokenAmount(fact, format) : factValue(fact, format);
  });
}

function readPlaceholder(written: string): Placeholder | null {
  const [, form, id = ''] = named.exec(written) ?? [];
  if (form === undefined || !Object.hasOwn(facts, id)) return null;
  const fact: Fact = facts[id as keyof typeof facts];
  return form === 'amount' && fact.unit !== 'dirhams' ? null : { form: form as Placeholder['form'], fact };
}
