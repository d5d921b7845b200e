import { asRecord, readLine, readText, readTexts, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import type { Translated } from '../../../domain/translation/record-translation';

/** The name of a record in English, uncut; a response in another language has it in its note. */
export function ownName(record: UntrustedRecord, field = 'name'): string | null {
  const translation = asRecord(record.translation);
  return (translation && readText(translation, 'name')) ?? readText(record, field);
}

/** What is known of the translation of a record whose name no address has. */
export function readTranslation(record: UntrustedRecord): Translated {
  const translation = asRecord(record.translation);
  return translation === null ? {} : { translation: { missing: readTexts(translation, 'missing') } };
}

/** The name of a record in English as one line, and what is known of its translation; `null` without a name. */
export function readName(record: UntrustedRecord, field = 'name'): (Translated & { readonly name: string }) | null {
  const shown = readLine(record, field);
  if (!shown) return null;
  const translation = asRecord(record.translation);
  if (translation === null) return { name: shown };
  const name = readLine(translation, 'name') ?? shown;
  const missing = readTexts(translation, 'missing');
  return { name, translation: { ...(!missing.includes(field) && { name: shown }), missing } };
}
