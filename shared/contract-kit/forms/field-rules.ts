import { attachmentProblem } from '../../domain/contact/attachment';
import { leadRules, problemSentence } from '../../domain/contact/lead-rules';
import { lettersAndSpaces } from '../../domain/contact/person-name';
import { digitsOnly } from '../../domain/contact/phone';
import { attachmentTextsOf } from './attachment-texts';
import { inspectionOf } from './inspect-file';
import type { FieldRule } from './lead-form';

interface Words {
  readonly label: string;
  /** What is said where nothing stands in the field. */
  readonly missing: string;
  /** What is said where it is not what is asked for, in place of the usual sentence. */
  readonly unreadable?: string;
}

const cleaning = { name: lettersAndSpaces, phone: digitsOnly } as const;

/**
 * A field that people write about themselves in, by the rules of section 5 that the backend goes by, too; `locale` is that
 * of the sentences that the form has none of its own for.
 */
export function leadField(kind: keyof typeof leadRules, words: Words, locale: string): FieldRule<string> {
  return {
    label: words.label,
    empty: '',
    ...(kind === 'name' || kind === 'phone' ? { clean: cleaning[kind] } : {}),
    problemOf(value) {
      const problem = leadRules[kind](value);
      return problem === undefined ? undefined : problemSentence(kind, problem, words, locale);
    },
  };
}

/** A tick without which a form is not sent. */
export function consentField({ label, missing }: Words): FieldRule<boolean> {
  return { label, empty: false, problemOf: (isGiven) => (isGiven ? undefined : missing) };
}

/** One of a few, or none of them; anything else is none. */
export function optionalChoice(label: string, options: readonly string[], wireName: string): FieldRule<string> {
  return {
    label,
    wireName,
    empty: '',
    clean: (text) => (options.includes(text) ? text : ''),
    problemOf: () => undefined,
  };
}

/** One of a few. */
export function choiceField({ label, missing }: Words, options: readonly string[]): FieldRule<string> {
  return { label, empty: '', problemOf: (value) => (options.includes(value) ? undefined : missing) };
}

/** A résumé (section 5), by its name, its size and, where it was looked into, its first bytes. */
export function attachmentField({ label, missing }: Words, locale: string): FieldRule<File | null> {
  const sentences = attachmentTextsOf(locale);
  return {
    label,
    empty: null,
    problemOf(file) {
      if (file === null) return missing;
      const problem = attachmentProblem(file);
      return problem === undefined ? sentences.inspected[inspectionOf(file)] : sentences.wrong[problem];
    },
  };
}
