import { collationLocale } from './languages';

let collator: Intl.Collator | undefined;

/**
 * Compares names and ids as a reader sorts them, numbers by their value and without regard to case. The collator is made for the
 * first comparison: it takes a phone 20 ms, which a page without a sorted list need not wait for.
 */
export function alphabetical(one: string, other: string): number {
  collator ??= new Intl.Collator(collationLocale, { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}
