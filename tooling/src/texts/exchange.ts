import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { translatedLanguages } from '@iwan/shared/domain/format/languages';
import { repositoryRoot } from '../workspace';
import { faultOf, type TextsFile, textsFiles } from './status';
import { readMessages, translationFile } from './text-files';

/** The file of a texts file in a folder for translators: `FOLDER/ar/mfe-blog/src/parts/texts.json`. */
const exchanged = (folder: string, code: string, path: string) => join(folder, code, path.replace(/\.ts$/, '.json'));

/**
 * Writes all texts as ICU messages in JSON, a folder for each language (`en`, `ar`, …): the layout that Weblate ("ICU in JSON") and Crowdin
 * read as files of one component. Returns how many files it wrote.
 */
export function exportTexts(
  folder: string,
  files: readonly TextsFile[] = textsFiles(),
  root: string = repositoryRoot,
): number {
  let count = 0;
  const write = (file: string, messages: Readonly<Record<string, string>>) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
    count += 1;
  };
  for (const { path, messages } of files) {
    write(exchanged(folder, 'en', path), Object.fromEntries(messages.map(({ key, icu }) => [key, icu])));
    for (const { code } of translatedLanguages) {
      const own = translationFile(join(root, path), code);
      if (existsSync(own)) write(exchanged(folder, code, path), readMessages(own));
    }
  }
  return count;
}

/**
 * Takes over the translations of one language from such a folder, in the order of the English texts. Empty messages are not translated yet.
 * Takes over nothing when there are faults: a sentence for each file or message that does not fit.
 */
export function importTexts(
  folder: string,
  code: string,
  files: readonly TextsFile[] = textsFiles(),
  root: string = repositoryRoot,
): { readonly files: number; readonly faults: readonly string[] } {
  const language = translatedLanguages.find((each) => each.code === code);
  if (language === undefined) {
    return {
      files: 0,
      faults: [`"${code}" is not one of the languages: ${translatedLanguages.map((each) => each.code).join(', ')}.`],
    };
  }
  if (!existsSync(join(folder, code))) return { files: 0, faults: [`${join(folder, code)} does not exist.`] };
  const given = readdirSync(join(folder, code), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const known = new Map(files.map((file) => [file.path.replace(/\.ts$/, '.json'), file]));
  const faults: string[] = [];
  const written: (readonly [file: string, messages: Readonly<Record<string, string>>])[] = [];
  for (const name of given) {
    const file = known.get(name);
    if (file === undefined) {
      faults.push(`${name}: there is no texts file of that name.`);
      continue;
    }
    const messages = readMessages(join(folder, code, name));
    const kept = file.messages.flatMap((message): [string, string][] => {
      const text = messages[message.key];
      if (!text) return [];
      faults.push(...faultOf(message, text, code, language.direction).map((fault) => `${name}: ${fault}`));
      return [[message.key, text]];
    });
    for (const key of Object.keys(messages)) {
      if (!file.messages.some((message) => message.key === key))
        faults.push(`${name}: "${key}" is no text of the site.`);
    }
    if (kept.length > 0) written.push([translationFile(join(root, file.path), code), Object.fromEntries(kept)]);
  }
  if (faults.length > 0) return { files: 0, faults };
  for (const [file, messages] of written) writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
  return { files: written.length, faults };
}
