import { attachmentError } from '../../domain/contact/attachment';
import { consentTextsOf } from '../../domain/contact/consent-texts';
import { doNotCallField, errorSentence, leadRules, lettersAndSpaces } from '../../domain/contact/lead-rules';
import { digitsOnly } from '../../domain/contact/phone';
import { attachmentTextsOf } from './attachment-texts';
import { inspectionOf } from './inspect-file';
import type { FieldRule } from './lead-form';

interface FieldTexts {
  readonly label: string;
  /** The message for an empty field. */
  readonly missing: string;
  /** The message for an invalid value, in place of the usual one. */
  readonly unreadable?: string;
}

const cleaning = { name: lettersAndSpaces, phone: digitsOnly } as const;

/** A field with personal data, by the rules of section 5 that the backend applies too; `locale` is for the default messages. */
export function leadField(kind: keyof typeof leadRules, texts: FieldTexts, locale: string): FieldRule<string> {
  return {
    label: texts.label,
    empty: '',
    ...(kind === 'name' || kind === 'phone' ? { clean: cleaning[kind] } : {}),
    issueOf(value) {
      const error = leadRules[kind](value);
      return error === undefined ? undefined : errorSentence(kind, error, texts, locale);
    },
  };
}

/** A checkbox that has to be checked. */
export function consentField({ label, missing }: FieldTexts): FieldRule<boolean> {
  return { label, empty: false, issueOf: (isGiven) => (isGiven ? undefined : missing) };
}

/** The checkbox of a form with a phone number for those who do not want to be called (`DoNotCall`). */
export function doNotCall(locale: string): { readonly [doNotCallField]: FieldRule<boolean> } {
  const rule = { label: consentTextsOf(locale).doNotCall, empty: false, issueOf: () => undefined };
  return { [doNotCallField]: rule };
}

/** The values as they are sent: without that checkbox where it is not ticked, as section 7 has the payload. */
export function withDoNotCall<Values extends { readonly [doNotCallField]: boolean }>({
  [doNotCallField]: isTicked,
  ...rest
}: Values) {
  return { ...rest, ...(isTicked && { [doNotCallField]: true as const }) };
}

/** An optional choice; any other value counts as none. */
export function optionalChoice(label: string, options: readonly string[], wireName: string): FieldRule<string> {
  return {
    label,
    wireName,
    empty: '',
    clean: (text) => (options.includes(text) ? text : ''),
    issueOf: () => undefined,
  };
}

/** A required choice. */
export function choiceField({ label, missing }: FieldTexts, options: readonly string[]): FieldRule<string> {
  return { label, empty: '', issueOf: (value) => (options.includes(value) ? undefined : missing) };
}

/** A résumé (section 5): checked by its name, its size and, once it was read, its first bytes. */
export function attachmentField({ label, missing }: FieldTexts, locale: string): FieldRule<File | null> {
  const sentences = attachmentTextsOf(locale);
  return {
    label,
    empty: null,
    issueOf(file) {
      if (file === null) return missing;
      const error = attachmentError(file);
      return error === undefined ? sentences.inspected[inspectionOf(file)] : sentences.wrong[error];
    },
  };
}
