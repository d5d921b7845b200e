import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { translatedLanguages } from '@iwan/shared/domain/format/languages';
import type { Translation } from './add-languages';
import { type Message, readEnglish } from './english-texts';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceilnorsuyACEILNORSUY', (letter, at) => [letter, [...'åçéîļñöŕšûýÅÇÉÎĻÑÖŔŠÛÝ'][at] ?? letter]),
);

/**
 * The English texts as those of a language that nobody speaks: accented, and 40 % longer, as translations are. What is not so on a page is no text
 * of a texts file; what overflows has no room for another language. `PSEUDO_TEXTS=1 npm start` shows them in place of Arabic, from right to left.
 */
export function pseudoMessages(messages: readonly Message[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    messages.map(({ key, icu }) => [key, printAST(parse(icu, { ignoreTag: true }).map(pseudoElement))]),
  );
}

/** The same for each language of a bundle, of the source of a texts file. */
export function pseudoTranslations(source: string, codes: readonly string[]): readonly Translation[] {
  const messages = pseudoMessages(readEnglish(source)?.messages ?? []);
  return translatedLanguages
    .filter(({ code }) => codes.includes(code))
    .map(({ code, direction }) => ({ code, direction, messages }));
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, { value, ...rest }]) => [
    name,
    { ...rest, value: value.map(pseudoElement) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/** `Sign in` => `Šîgñ îñ ~~~`; more in words of eight, which fit where words do. */
export function pseudoText(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = Array.from(text, (letter) => accents[letter] ?? letter).join('');
  if (letters < 2) return accented;
  const longer = '~'.repeat(Math.ceil(letters * 0.4)).replace(/~{8}(?=~)/g, '$& ');
  return accented.replace(/\s*$/, (end) => ` ${longer}${end}`);
}
