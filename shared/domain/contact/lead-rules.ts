import { isEmail } from './email';
import { longest, phoneDigits } from './lead-limits';
import { leadRuleTextsOf } from './lead-rule-texts';

/** The kind of error: empty, invalid, or too long. */
export type FieldProblem = 'missing' | 'unreadable' | 'too long';

/**
 * The rules of section 5 for personal data, the same in the browser and in the backend: a valid form is not refused. Undefined
 * for a valid value.
 */
export const leadRules = {
  name: (text: string) => problemOf(text, longest.name, (name) => /^[\p{L}\p{M} ]+$/u.test(name)),
  /** Digits only, as from `digitsOnly`. */
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

/** A form's own messages. */
interface OwnWords {
  readonly missing: string;
  readonly unreadable?: string;
}

/** The message for an error, in the language of a locale. */
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
