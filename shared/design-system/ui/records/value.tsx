import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { valueList } from '@iwan/shared/domain/values/value-words';

interface ValueProps {
  /** As the record has it: a place, a kind, a state; several stand beside each other. */
  readonly of: string | readonly string[];
}

/** A value of a record in the language of the page, where its words are known. */
export function Value({ of }: ValueProps) {
  return valueList([of].flat(), useLocale());
}
