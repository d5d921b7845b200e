import { isEmail } from './email';

/** The longest that a field may be, in characters. */
export const longest = { name: 100, email: 254, message: 5000, location: 200 } as const;

/** How many digits a phone number has: the shortest local ones, and the most by ITU-T E.164. */
export const phoneDigits = { least: 7, most: 15 } as const;

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

const unreadable: Readonly<Record<keyof typeof leadRules, string>> = {
  name: 'A name has only letters and spaces',
  phone: `A phone number has ${phoneDigits.least} to ${phoneDigits.most} digits`,
  email: 'Please check your e-mail address: it should look like name@example.com',
  message: 'Please write a message',
  location: 'Please write where you are',
};

/** The sentence that a visitor reads beside a field. */
export function problemSentence(field: keyof typeof leadRules, problem: FieldProblem, own: OwnWords): string {
  switch (problem) {
    case 'missing':
      return own.missing;
    case 'unreadable':
      return own.unreadable ?? unreadable[field];
    case 'too long':
      return field === 'phone'
        ? unreadable.phone
        : `Please keep this under ${longest[field].toLocaleString('en')} characters`;
  }
}

function problemOf(text: string, most: number, isReadable: (text: string) => boolean): FieldProblem | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > most) return 'too long';
  return isReadable(trimmed) ? undefined : 'unreadable';
}
