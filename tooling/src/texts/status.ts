import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../workspace';
import { compileMessage } from './add-languages';
import { type Message, readEnglish } from './english-texts';
import { pluralFormsMissing } from './plural-forms';
import { englishOnly, readMessages, textsFile, translatedLanguages, translationFile } from './text-files';

/** A texts file for visitors with its English messages. `path`: relative to the repository. */
export interface TextsFile {
  readonly path: string;
  readonly messages: readonly Message[];
}

const sources = ['shell', 'mfe-listings', 'mfe-developers', 'mfe-blog', 'mfe-tools', 'shared'];

/** All texts files for visitors, by path. Throws an error that names a file with a text that is no message. */
export function textsFiles(root: string = repositoryRoot): readonly TextsFile[] {
  return sources
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

/** A line for each language: how many texts it has. */
export function statusOf(files: readonly TextsFile[] = textsFiles(), root: string = repositoryRoot): readonly string[] {
  const all = files.reduce((sum, { messages }) => sum + messages.length, 0);
  return translatedLanguages.map(({ code }) => {
    const count = files.reduce((sum, { path, messages }) => {
      const file = translationFile(join(root, path), code);
      const translated = existsSync(file) ? readMessages(file) : {};
      return sum + messages.filter(({ key }) => key in translated).length;
    }, 0);
    return `${code}: ${count} of ${all} texts in ${files.length} files.`;
  });
}
