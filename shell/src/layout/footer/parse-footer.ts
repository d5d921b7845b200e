import { readTranslation } from '@iwan/shared/api/translation/read-translation';
import { parseRecords, type Report, readEnvelope } from '@iwan/shared/api/wire';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { asRecord, readLine, readText, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import { type FooterTextName, isFooterText, siteTextNames, unknownGaps } from '@iwan/shared/domain/records/site-texts';
import type { FooterChanges } from '../../federation/page/boot';
import { builtInFooterOf } from './footer-texts';

interface NamedText {
  readonly name: FooterTextName;
  /** `null` for the built-in one. */
  readonly text: string | null;
  /** It is in English, whatever was asked for. */
  readonly isMissing: boolean;
}

/** A text off the wire; `null` for an unknown name. */
function parseText(record: UntrustedRecord): NamedText | null {
  const name = siteTextNames.find((known) => known === readText(record, 'name'));
  if (name === undefined || !isFooterText(name)) return null;
  const text = readLine(record, 'text');
  const isMissing = readTranslation(record).translation?.missing.includes('text');
  return {
    name,
    isMissing: isMissing ?? true,
    text: text !== null && unknownGaps(name, text).length === 0 ? text : null,
  };
}

/**
 * The texts of a response of `GET /api/texts` that are not those built in: no document contains those a second time. Throws an `ApiError`
 * for a response of another form.
 */
export function parseFooter(body: unknown, locale: string, report: Report): FooterChanges {
  const builtIn: Readonly<Record<string, string>> = builtInFooterOf(locale);
  const { entries } = readEnvelope(body, 'data');
  const isEnglish = languageOf(locale).code === defaultLanguage.code;
  // Legal texts have pages of their own.
  const ofFooter = entries.filter((entry) => !String(asRecord(entry)?.name).startsWith('legal.'));
  // In another language the built-in text is better than an English one.
  const texts = parseRecords(ofFooter, 'text', parseText, report)
    .filter(({ isMissing }) => isEnglish || !isMissing)
    .map(({ name, text }) => [name.replace(/^footer\./, ''), text] as const);
  return Object.fromEntries(texts.filter(([name, text]) => text !== null && builtIn[name] !== text));
}
