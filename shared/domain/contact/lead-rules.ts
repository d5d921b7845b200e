import { isEmail } from './email';
import { leadRuleTextsOf } from './lead-rule-texts';

/** The longest values, in characters. */
export const longest = { name: 100, email: 254, message: 5000, location: 200 } as const;

/** The field of a form, and of its lead, by which a person asks not to be called: `true`, or left out. */
export const doNotCallField = 'do_not_call';

/** The number of digits of a phone number: the shortest local ones, and the longest by ITU-T E.164. */
const phoneDigits = { least: 7, most: 15 } as const;

/**
 * A name as the forms accept it: letters of every script with their marks, and spaces (section 5). A hyphen or an apostrophe
 * becomes a space, so that `Jean-Luc` stays two words; anything else is removed. Spaces at the ends stay, so that it can run on
 * every keystroke.
 */
export function lettersAndSpaces(text: string): string {
  return text.replace(/[\s\p{Pd}'’‘`´.]+/gu, ' ').replace(/[^\p{L}\p{M} ]/gu, '');
}

/** The kind of error: empty, invalid, or too long. */
type FieldIssue = 'missing' | 'unreadable' | 'too long';

/**
 * The rules of section 5 for personal data, the same in the browser and in the backend: a valid form is not refused. Undefined
 * for a valid value.
 */
export const leadRules = {
  name: (text: string) => errorOf(text, longest.name, (name) => /^[\p{L}\p{M} ]+$/u.test(name)),
  /** Digits only, as from `digitsOnly`. */
  phone: (digits: string) =>
    errorOf(
      digits,
      Number.POSITIVE_INFINITY,
      ({ length }) => length >= phoneDigits.least && length <= phoneDigits.most,
    ),
  email: (text: string) => errorOf(text, longest.email, isEmail),
  message: (text: string) => errorOf(text, longest.message, () => true),
  location: (text: string) => errorOf(text, longest.location, () => true),
} as const;

/** A form's own messages. */
interface OwnWords {
  readonly missing: string;
  readonly unreadable?: string;
}

/** The message for an error, in the language of a locale. */
export function errorSentence(field: keyof typeof leadRules, error: FieldIssue, own: OwnWords, locale: string): string {
  const texts = leadRuleTextsOf(locale);
  switch (error) {
    case 'missing':
      return own.missing;
    case 'unreadable':
      return own.unreadable ?? texts.unreadable[field];
    case 'too long':
      return field === 'phone' ? texts.unreadable.phone : texts.tooLong(longest[field]);
  }
}

function errorOf(text: string, most: number, isReadable: (text: string) => boolean): FieldIssue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > most) return 'too long';
  return isReadable(trimmed) ? undefined : 'unreadable';
}
