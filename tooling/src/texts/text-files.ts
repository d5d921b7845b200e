import { existsSync, readFileSync } from 'node:fs';
import { translatedLanguages } from '@iwan/shared/domain/format/languages';
import type { Translation } from './add-languages';

/** The files with texts of the site: `texts.ts`, `why-texts.ts`; `texts.js` in a package. */
export const textsFile = /[\\/](?:[a-z-]+-)?texts\.[jt]s$/;

/** Texts for those who run the site: they are English only. */
export const englishOnly =
  /(^|[\\/])(office|status|release|template|integration)[\\/]|[\\/]office-texts\.ts$|format[\\/]define-texts\.ts$/;

/** The file of translators beside a texts file: `texts.ts` => `texts.ar.json`. */
export function translationFile(path: string, code: string): string {
  return path.replace(/\.[jt]s$/, `.${code}.json`);
}

/** The translations beside a texts file. Throws an error that names a file that is no object of texts. */
export function translationsOf(path: string, codes: readonly string[]): readonly Translation[] {
  return translatedLanguages.flatMap(({ code, direction }) => {
    const file = translationFile(path, code);
    return codes.includes(code) && existsSync(file) ? [{ code, direction, messages: readMessages(file) }] : [];
  });
}

/** The ICU messages of a file by key. */
export function readMessages(file: string): Readonly<Record<string, string>> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  if (!isObject || !Object.values(parsed).every((value) => typeof value === 'string')) {
    throw new Error(`${file} must be a JSON object whose values are texts.`);
  }
  return parsed as Record<string, string>;
}

/** Whether a build has the texts of a pseudo-language in place of translations, for developers (docs/languages.md). */
export const hasPseudoTexts = (): boolean => process.env.PSEUDO_TEXTS === '1';
