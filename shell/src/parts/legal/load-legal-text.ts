import { isApiError } from '@iwan/shared/api/api-error';
import { readTranslation } from '@iwan/shared/api/translation/read-translation';
import { readEnvelope } from '@iwan/shared/api/wire';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { type LegalSection, openGaps, readLegalText } from '@iwan/shared/domain/records/legal-text';
import type { LegalTextName } from '@iwan/shared/domain/records/site-texts';
import type { Translated } from '@iwan/shared/domain/translation/record-translation';
import { siteTextsPath } from '../../calls';

/** A legal text that the office has written. */
export interface LegalText extends Translated {
  readonly sections: readonly LegalSection[];
  /** Something has still to be filled in. */
  readonly isDraft: boolean;
}

/**
 * The text of the backend; `null` where it has none, responds with something else, or is unreachable: the page has one built in.
 * Rejects only when it is aborted.
 */
export async function loadLegalText(
  name: LegalTextName,
  { http, signal }: Pick<LoaderArguments, 'http' | 'signal'>,
): Promise<LegalText | null> {
  try {
    const { entries } = readEnvelope(await http.get(siteTextsPath, signal), 'data');
    const record = entries.map(asRecord).find((entry) => entry !== null && readText(entry, 'name') === name) ?? null;
    const text = record && readText(record, 'text');
    if (record === null || text === null) return null;
    const sections = readLegalText(text);
    if (sections.length === 0) return null;
    return { sections, isDraft: openGaps(text).length > 0, ...readTranslation(record) };
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    return null;
  }
}
