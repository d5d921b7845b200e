import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { translatedLanguages } from '@iwan/shared/domain/format/languages';
import { repositoryRoot } from '../workspace';
import { compileMessage } from './add-languages';
import { type Message, readEnglish } from './english-texts';
import { englishOnly, readMessages, textsFile, translationFile } from './text-files';

/** A texts file for visitors with its English messages. `path`: relative to the repository. */
export interface TextsFile {
  readonly path: string;
  readonly messages: readonly Message[];
}

const sources = ['shell', 'mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools', 'shared', 'backend'];

/** All texts files for visitors below some folders, by path. Throws an error that names a file with a text that is no message. */
export function textsFiles(root: string = repositoryRoot, folders: readonly string[] = sources): readonly TextsFile[] {
  return folders
    .flatMap((workspace) =>
      readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' }).map((file) => join(workspace, file)),
    )
    .filter(
      (path) => textsFile.test(path) && !englishOnly.test(path) && !/(^|\/)(node_modules|dist|\.\w+)\//.test(path),
    )
    .sort()
    .flatMap((path) => {
      try {
        const english = readEnglish(readFileSync(join(root, path), 'utf8'));
        return english === null ? [] : [{ path, messages: english.messages }];
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
}

/** A sentence for each message of a translation that is missing, unused, or no translation of the English one. */
export function faultsOf(files: readonly TextsFile[] = textsFiles(), root: string = repositoryRoot): readonly string[] {
  return translatedLanguages.flatMap(({ code, direction }) =>
    files.flatMap(({ path, messages }) => {
      const file = translationFile(join(root, path), code);
      const name = relative(root, file);
      const translated = existsSync(file) ? readMessages(file) : {};
      const unused = Object.keys(translated).filter((key) => messages.every((message) => message.key !== key));
      return [
        ...messages
          .flatMap((message) => faultOf(message, translated[message.key], code, direction))
          .map((fault) => `${name}: ${fault}`),
        ...unused.map((key) => `${name}: "${key}" is not used: the English has no such text.`),
      ];
    }),
  );
}

/** What is wrong with one message, as the end of a line; none for a good one. */
export function faultOf(
  message: Message,
  translated: string | undefined,
  code: string,
  direction: 'ltr' | 'rtl' = 'ltr',
): readonly string[] {
  const { key, gaps, icu } = message;
  if (translated === undefined) return [`"${key}" is missing: ${icu}`];
  try {
    compileMessage(translated, message, direction === 'rtl');
  } catch (error) {
    return [`"${key}" ${error instanceof Error ? error.message : String(error)}`];
  }
  const lost = [...gaps].filter(([name, { isConstant }]) => !isConstant && !translated.includes(`{${name}`));
  return [
    ...lost.map(([name]) => `"${key}" does not have the gap {${name}}.`),
    ...pluralFormsMissing(translated, code).map((form) => `"${key}" has no form "${form}" of its plural.`),
  ];
}

/** A sentence for each language in which some of the texts are missing, for a publication; none where they are whole. */
export function missingSentences(
  name: string,
  files: readonly TextsFile[],
  root: string = repositoryRoot,
): readonly string[] {
  return translatedLanguages.flatMap((language) => {
    const { found, all } = countOf(language.code, files, root);
    return found === all
      ? []
      : [`${name} has ${found} of ${all} texts in ${language.name} (${language.code}); the others will be in English.`];
  });
}

/** A line for each language: how many texts it has. */
export function statusOf(files: readonly TextsFile[] = textsFiles(), root: string = repositoryRoot): readonly string[] {
  return translatedLanguages.map(({ code }) => {
    const { found, all } = countOf(code, files, root);
    return `${code}: ${found} of ${all} texts in ${files.length} files.`;
  });
}

function countOf(
  code: string,
  files: readonly TextsFile[],
  root: string,
): { readonly found: number; readonly all: number } {
  const all = files.reduce((sum, { messages }) => sum + messages.length, 0);
  const found = files.reduce((sum, { path, messages }) => {
    const file = translationFile(join(root, path), code);
    const translated = existsSync(file) ? readMessages(file) : {};
    return sum + messages.filter(({ key }) => key in translated).length;
  }, 0);
  return { found, all };
}

/** The plural categories (CLDR) of a language that a plural of a message lacks. */
function pluralFormsMissing(icu: string, code: string): readonly string[] {
  // biome-ignore lint/plugin: the rules of a language, not a text of a page
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const missing = new Set<string>();
  const look = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      if (element.type === TYPE.plural) {
        for (const form of pluralCategories) if (!(form in element.options)) missing.add(form);
      }
      for (const { value } of Object.values(element.options)) look(value);
    }
  };
  look(parse(icu, { ignoreTag: true }));
  return [...missing];
}
