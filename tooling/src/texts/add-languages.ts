import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { readEnglish, type Tree } from './english-texts';
import type { IcuContext } from './icu-of-expression';

/** A language to add to a texts file. `messages`: ICU messages by key (`texts.ar.json`); English stands in for missing ones. */
export interface Translation {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  readonly messages: Readonly<Record<string, string>>;
}

/**
 * The source of a texts file with further languages, as if they had been written beside `en`. Each of their texts is a function with the
 * parameters of the English one, or a string. `only`: English is left out, for a bundle of one language. Throws an error whose message names
 * a message that is no translation of the English one.
 */
export function addLanguages(code: string, translations: readonly Translation[], { only = false } = {}): string {
  if (translations.length === 0) return code;
  const english = readEnglish(code);
  if (english === null) return code;
  const functions = translations.map((translation) => {
    const object = new Writer(translation).write(english.tree);
    const body = english.before === '' ? `(${object})` : `{ ${english.before}\nreturn ${object}; }`;
    return `${translation.code}: (format) => ${body}`;
  });
  // Nothing asks for English in a bundle of another language; the object must have it.
  const own = only ? 'en: undefined as never' : code.slice(english.start, english.end);
  return `${code.slice(0, english.start)}${[own, ...functions].join(',\n')}${code.slice(english.end)}`;
}

class Writer {
  readonly #messages: Translation['messages'];
  readonly #isolates: boolean;

  constructor({ messages, direction }: Translation) {
    this.#messages = messages;
    this.#isolates = direction === 'rtl';
  }

  write(tree: Tree): string {
    switch (tree.kind) {
      case 'same':
        return tree.source;
      case 'list':
        return `[${tree.items.map((item) => this.write(item)).join(', ')}]`;
      case 'object': {
        const entries = tree.entries.map(({ key, value }) =>
          key === null ? `...${this.write(value)}` : `${JSON.stringify(key)}: ${this.write(value)}`,
        );
        const object = `{ ${entries.join(', ')} }`;
        return tree.parameters === null ? object : `(${tree.parameters}) => (${object})`;
      }
      case 'message': {
        const { message, source } = tree;
        const translated = this.#messages[message.key];
        if (translated === undefined) return source;
        const expression = compileMessage(translated, message, this.#isolates);
        return message.parameters === null ? expression : `(${message.parameters}) => ${expression}`;
      }
    }
  }
}

/**
 * An ICU message as an expression of TypeScript, with the expressions of the English text in its gaps. `isolates`: each is isolated
 * (Unicode FSI and PDI), so that a Latin name or number does not change the order of the words around it. Throws an error for a message
 * that is malformed, or has a gap or a condition that the English one does not have.
 */
export function compileMessage(icu: string, context: IcuContext, isolates: boolean): string {
  return new Compiler(context, isolates).expression(parsed(icu));
}

/** Throws an error with a sentence for a text that is no ICU message. */
function parsed(icu: string): readonly MessageFormatElement[] {
  try {
    return parse(icu, { ignoreTag: true });
  } catch (error) {
    throw new Error(`is no ICU message (${error instanceof Error ? error.message : String(error)}).`);
  }
}

class Compiler {
  readonly #context: IcuContext;
  readonly #isolates: boolean;

  constructor(context: IcuContext, isolates: boolean) {
    this.#context = context;
    this.#isolates = isolates;
  }

  expression(elements: readonly MessageFormatElement[]): string {
    if (elements.every(({ type }) => type === TYPE.literal)) {
      return JSON.stringify(elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join(''));
    }
    return `\`${elements.map((element) => this.#part(element)).join('')}\``;
  }

  /** A part of a template literal. */
  #part(element: MessageFormatElement): string {
    switch (element.type) {
      case TYPE.literal:
        return element.value.replace(/[\\`]|\$\{/g, '\\$&');
      case TYPE.argument: {
        const gap = `\${${this.#gap(element.value)}}`;
        return this.#isolates ? `\u2068${gap}\u2069` : gap;
      }
      case TYPE.plural:
        return `\${${this.#plural(element)}}`;
      case TYPE.select:
        return `\${${this.#select(element)}}`;
      default:
        throw new Error(
          `"${'value' in element ? element.value : '#'}" has a kind that no text uses: write {name}, a plural or a select.`,
        );
    }
  }

  #gap(name: string): string {
    const gap = this.#context.gaps.get(name);
    if (gap === undefined) throw new Error(`has the gap {${name}}, which the English does not have.`);
    return gap.source;
  }

  #plural({ value, options, pluralType }: Extract<MessageFormatElement, { type: TYPE.plural }>): string {
    if (pluralType === 'ordinal') throw new Error('has an ordinal plural, which no text uses.');
    const count = this.#gap(value);
    const values = new Map<string, string>();
    const forms = Object.entries(options).map(([key, { value: form }]) => {
      const parts = form.map((element) => {
        if (element.type === TYPE.pound) return '#';
        if (element.type === TYPE.literal) {
          // `Format.plural` replaces both.
          if (/[#{]/.test(element.value)) throw new Error('has a quoted # or { in a plural, which no text can have.');
          return element.value;
        }
        const name = element.type === TYPE.argument ? element.value : `g${values.size}`;
        values.set(name, this.expression([element]));
        return `{${name}}`;
      });
      return `${JSON.stringify(key)}: ${JSON.stringify(parts.join(''))}`;
    });
    const gaps = [...values].map(([name, source]) => `${name}: ${source}`);
    return `format.plural(${count}, { ${forms.join(', ')} }${gaps.length > 0 ? `, { ${gaps.join(', ')} }` : ''})`;
  }

  #select({ value, options }: Extract<MessageFormatElement, { type: TYPE.select }>): string {
    const selector = this.#context.selectors.get(value);
    if (selector === undefined) throw new Error(`selects by {${value}}, which the English does not do.`);
    const conditions = Object.entries(options).filter(([key]) => key !== 'other');
    return conditions.reduceRight(
      (rest, [key, { value: form }]) => {
        const condition = selector.get(key);
        if (condition === undefined)
          throw new Error(`has the case "${key}" of {${value}}, which the English does not have.`);
        return `${condition} ? ${this.expression(form)} : ${rest}`;
      },
      this.expression(options.other?.value ?? []),
    );
  }
}
