import { defaultLanguage, type LanguageCode } from '@iwan/shared/domain/format/languages';

/** The list of the files of a language's build; one for each language in the same folder. */
export function chunkAssetsFile(language: LanguageCode = defaultLanguage.code): string {
  return language === defaultLanguage.code ? 'chunk-assets.json' : `chunk-assets.${language}.json`;
}
