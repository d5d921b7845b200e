import { parse } from '@babel/parser';
import { hasWords, Icu, type IcuContext, identifiersOf, unwrapped } from './icu-of-expression';
import type { ArrowFunctionExpression, Expression, Node, ObjectExpression, Program } from './syntax-tree';

/** One text of a texts file. */
export interface Message extends IcuContext {
  /** Its path in the object: `units.squareFeet`. */
  readonly key: string;
  /** As an ICU message: `{size} sq ft`. */
  readonly icu: string;
  /** The parameters of its function as written, with their types; `null` for a text without any. */
  readonly parameters: string | null;
}

/** What a texts file returns: a text, an object or list of them, or an expression without a text, the same in all languages. */
export type Tree =
  | { readonly kind: 'message'; readonly message: Message; readonly source: string }
  | { readonly kind: 'object'; readonly parameters: string | null; readonly entries: readonly Entry[] }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'same'; readonly source: string };

interface Entry {
  /** `null`: the properties of the value. */
  readonly key: string | null;
  readonly value: Tree;
}

export interface EnglishTexts {
  readonly tree: Tree;
  readonly messages: readonly Message[];
  /** The statements of the English function before its object, as written. */
  readonly before: string;
  /** Where its property `en` starts and ends in the file. */
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the English texts of a file that calls `defineTexts({ en: (format) => ({ … }) })`; `null` for a file that does not. Throws
 * an error whose message names a text that translators could not get as one message.
 */
export function readEnglish(code: string): EnglishTexts | null {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript'] });
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' || !isNamed(init.callee, 'defineTexts')) continue;
      const [argument] = init.arguments;
      const english = argument?.type === 'ObjectExpression' ? propertyOf(argument, 'en') : undefined;
      if (english) return new Reader(code, program).read(english);
    }
  }
  return null;
}

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name;

function propertyOf(object: ObjectExpression, name: string) {
  for (const property of object.properties) {
    if (property.type === 'ObjectProperty' && keyOf(property.key) === name) return property;
  }
  return undefined;
}

function keyOf(key: Node): string {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  throw new Error('A key of a text must be a word.');
}

class Reader {
  readonly #code: string;
  readonly #constants: ReadonlyMap<string, Expression>;
  readonly #wordy: ReadonlySet<string>;
  readonly #messages: Message[] = [];

  constructor(code: string, program: Program) {
    this.#code = code;
    this.#constants = constantsOf(program);
    this.#wordy = wordyNamesOf(program);
  }

  read(property: { readonly start?: number | null; readonly end?: number | null; readonly value: Node }): EnglishTexts {
    const made = property.value;
    if (made.type !== 'ArrowFunctionExpression') throw new Error('The texts must be an arrow function of the format.');
    const { before, object } = this.#bodyOf(made);
    const tree = this.#tree(object, '');
    return { tree, messages: this.#messages, before, start: property.start ?? 0, end: property.end ?? 0 };
  }

  #bodyOf({ body }: ArrowFunctionExpression): { readonly before: string; readonly object: Expression } {
    if (body.type !== 'BlockStatement') return { before: '', object: body };
    const last = body.body.at(-1);
    if (last?.type !== 'ReturnStatement' || !last.argument) throw new Error('The texts must end with a return.');
    if (body.body.slice(0, -1).some(hasWords)) throw new Error('Texts stand in the returned object, not before it.');
    return { before: this.#code.slice((body.start ?? 0) + 1, last.start ?? 0).trim(), object: last.argument };
  }

  #source(node: Node): string {
    return this.#code.slice(node.start ?? 0, node.end ?? 0);
  }

  /** `made`: the function around it, where a text of it has its parameters. */
  #tree(written: Expression, key: string, made: ArrowFunctionExpression | null = null): Tree {
    const node = unwrapped(written);
    if (node.type === 'ArrowFunctionExpression') {
      if (node.body.type === 'BlockStatement') throw new Error(`${key}: a text must be one expression.`);
      return this.#tree(node.body, key, node);
    }
    if (node.type === 'ObjectExpression') return this.#object(node, key, made);
    // A value of another file, such as the name of the business, may be written otherwise in another language.
    const isValue = node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier';
    if (made !== null || isValue || node.type === 'StringLiteral' || node.type === 'TemplateLiteral') {
      return this.#message(key, node, made);
    }
    const constant = node.type === 'Identifier' ? this.#constants.get(node.name) : undefined;
    if (constant) return this.#tree(constant, key);
    if (node.type === 'ArrayExpression') {
      return {
        kind: 'list',
        items: node.elements.map((item, place) => this.#tree(item as Expression, `${key}.${place}`)),
      };
    }
    return this.#same(node, key);
  }

  #same(node: Expression, key: string): Tree {
    if (!hasWords(node) && !identifiersOf(node).some((name) => this.#wordy.has(name)))
      return { kind: 'same', source: this.#source(node) };
    throw new Error(`${key}: "${this.#source(node)}" contains a text that translators would not see.`);
  }

  #object(node: ObjectExpression, key: string, made: ArrowFunctionExpression | null): Tree {
    const entries = node.properties.map((property): Entry => {
      if (property.type === 'SpreadElement') return { key: null, value: this.#tree(property.argument, key) };
      if (property.type !== 'ObjectProperty') throw new Error(`${key}: texts have no methods.`);
      const name = keyOf(property.key);
      const value = unwrapped(property.value as Expression);
      const own = value.type === 'ArrowFunctionExpression' ? null : made;
      return { key: name, value: this.#tree(value, key === '' ? name : `${key}.${name}`, own) };
    });
    return { kind: 'object', parameters: made === null ? null : this.#parametersOf(made), entries };
  }

  #parametersOf({ params }: ArrowFunctionExpression): string {
    const [first, last] = [params[0], params.at(-1)];
    return first && last ? this.#code.slice(first.start ?? 0, last.end ?? 0) : '';
  }

  /** `made`: its function, or that of the object that it stands in. */
  #message(key: string, node: Expression, made: ArrowFunctionExpression | null): Tree {
    try {
      const icu = new Icu(this.#code, this.#constants, this.#wordy, made?.params ?? []);
      const text = icu.of(node);
      const isFunction = made !== null && unwrapped(made.body as Expression) === node;
      const parameters = isFunction ? this.#parametersOf(made) : null;
      const message = { key, icu: text, parameters, gaps: icu.gaps, selectors: icu.selectors };
      this.#messages.push(message);
      return { kind: 'message', message, source: this.#source(isFunction ? made : node) };
    } catch (error) {
      throw new Error(`${key}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** The texts and objects of texts that a file names at its top. */
function constantsOf({ body }: Program): ReadonlyMap<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      const value = unwrapped(init);
      if (['StringLiteral', 'TemplateLiteral', 'ObjectExpression', 'ArrayExpression'].includes(value.type)) {
        constants.set(id.name, value);
      }
    }
  }
  return constants;
}

/** The names that stand for texts of the file, or for functions that make some; those of other files are texts of their own. */
function wordyNamesOf({ body }: Program): ReadonlySet<string> {
  const named = body.flatMap((statement): (readonly [string, Node])[] => {
    if (statement.type === 'FunctionDeclaration') return [[statement.id?.name ?? '', statement.body]];
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
    );
  });
  const names = new Set(named.filter(([, node]) => hasWords(node)).map(([name]) => name));
  for (const [name, node] of named) if (identifiersOf(node).some((used) => names.has(used))) names.add(name);
  return names;
}
