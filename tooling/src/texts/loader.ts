import { relative } from 'node:path';
import { defaultLanguage, translatedLanguages } from '@iwan/shared/domain/format/languages';
import type { LoaderContext } from '@rspack/core';
import { repositoryRoot } from '../workspace';
import { addLanguages } from './add-languages';
import { pseudoTranslations } from './pseudo-language';
import { englishOnly, hasPseudoTexts, translationFile, translationsOf } from './text-files';

/**
 * A loader for texts files: adds the languages that translators have written beside them. `language`: the only one of a bundle, by its code;
 * left out, all of them.
 */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export
export default function addTranslations(this: LoaderContext<{ readonly language?: string }>, code: string): string {
  const { language } = this.getOptions();
  if (language === defaultLanguage.code) return code;
  const codes = language === undefined ? translatedLanguages.map((each) => each.code) : [language];
  for (const each of codes) this.addDependency(translationFile(this.resourcePath, each));
  const isPseudo = hasPseudoTexts() && !englishOnly.test(relative(repositoryRoot, this.resourcePath));
  const translations = isPseudo ? pseudoTranslations(code, codes) : translationsOf(this.resourcePath, codes);
  return addLanguages(code, translations, { only: language !== undefined });
}
