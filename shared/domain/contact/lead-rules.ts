import { isEmail } from './email';
import { longest, phoneDigits } from './lead-limits';
import { leadRuleTextsOf } from './lead-rule-texts';

/** What is wrong with a field: nothing stands in it, it is not what is asked for, or it is longer than we keep. */
export type FieldProblem = 'missing' | 'unreadable' | 'too long';

/**
 * The rules of section 5 for what people write about themselves, the same in the browser and behind it: what passes
 * here is not refused there. Undefined where nothing is wrong.
 */
export const leadRules = {
  name: (text: string) => problemOf(text, longest.name, (name) => /^[\p{L}\p{M} ]+$/u.test(name)),
  /** Digits only, as `digitsOnly` leaves them. */
  phone: (digits: string) =>
    problemOf(
      digits,
      Number.POSITIVE_INFINITY,
      ({ length }) => length >= phoneDigits.least && length <= phoneDigits.most,
    ),
  email: (text: string) => problemOf(text, longest.email, isEmail),
  message: (text: string) => problemOf(text, longest.message, () => true),
  location: (text: string) => problemOf(text, longest.location, () => true),
} as const;

/** What a form says in its own words. */
interface OwnWords {
  readonly missing: string;
  readonly unreadable?: string;
}

/** The sentence that a visitor reads beside a field, in the language of a locale. */
export function problemSentence(
  field: keyof typeof leadRules,
  problem: FieldProblem,
  own: OwnWords,
  locale: string,
): string {
  const texts = leadRuleTextsOf(locale);
  switch (problem) {
    case 'missing':
      return own.missing;
    case 'unreadable':
      return own.unreadable ?? texts.unreadable[field];
    case 'too long':
      return field === 'phone' ? texts.unreadable.phone : texts.tooLong(longest[field]);
  }
}

function problemOf(text: string, most: number, isReadable: (text: string) => boolean): FieldProblem | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > most) return 'too long';
  return isReadable(trimmed) ? undefined : 'unreadable';
}
