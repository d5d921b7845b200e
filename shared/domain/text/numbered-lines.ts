import { cutLine } from '../record/cut-line';

/** The most entries. */
const mostEntries = 200;

/**
 * The lines of a text without their numbers (section 3: `amenities`, `pointers`).
 *
 *     '1. Gym\r\n2) Pool\r\n'  =>  ['Gym', 'Pool']
 */
export function numberedLines(text: string | null): readonly string[] {
  const lines = (text ?? '').split(/[\r\n]+/).map((line) => line.replace(/^\s*\d{1,3}\s*[.)]\s*/, '').trim());
  return lines.filter(Boolean).slice(0, mostEntries).map(cutLine);
}
