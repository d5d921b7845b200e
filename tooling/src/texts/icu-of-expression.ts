import type { Expression, Node, ObjectExpression, TemplateLiteral } from './syntax-tree';

/** A value in a sentence. */
export interface Gap {
  /** The expression that the English text inserts, as written. */
  readonly source: string;
  /** It does not depend on the parameters, such as the name of the business: a translation may write it out. */
  readonly isConstant: boolean;
}

/** What decides between the forms of a sentence: the condition of each form but `other`, as written. */
export type Selector = ReadonlyMap<string, string>;

/** What the names in an ICU message stand for. */
export interface IcuContext {
  readonly gaps: ReadonlyMap<string, Gap>;
  readonly selectors: ReadonlyMap<string, Selector>;
}

/**
 * Writes the expression of one English text as an ICU message. A template's expressions become gaps, `format.plural` a plural, a
 * conditional expression and a look-up in an object of the file a select.
 */
export class Icu implements IcuContext {
  readonly gaps = new Map<string, Gap>();
  readonly selectors = new Map<string, Map<string, string>>();
  readonly #code: string;
  readonly #constants: ReadonlyMap<string, Expression>;
  readonly #wordy: ReadonlySet<string>;
  readonly #parameters: ReadonlySet<string>;

  /** `wordy`: the names of the file that stand for texts, or for functions that make some. */
  constructor(
    code: string,
    constants: ReadonlyMap<string, Expression>,
    wordy: ReadonlySet<string>,
    parameters: readonly Node[],
  ) {
    this.#wordy = wordy;
    this.#code = code;
    this.#constants = constants;
    this.#parameters = new Set(parameters.flatMap(namesOf));
  }

  /** @throws an error that says which expression is no part of a sentence. */
  of(written: Expression): string {
    const node = unwrapped(written);
    switch (node.type) {
      case 'StringLiteral':
        return escaped(node.value);
      case 'TemplateLiteral':
        return this.#template(node);
      case 'ConditionalExpression': {
        const { name, key, negated } = this.#condition(node.test);
        const [then, otherwise] = [this.of(node.consequent), this.of(node.alternate)];
        return negated
          ? `{${name}, select, ${key} {${otherwise}} other {${then}}}`
          : `{${name}, select, ${key} {${then}} other {${otherwise}}}`;
      }
      case 'Identifier': {
        const constant = this.#constants.get(node.name);
        return constant && constant.type !== 'ObjectExpression' ? this.of(constant) : `{${this.#gap(node)}}`;
      }
      case 'MemberExpression':
        return this.#lookUp(node) ?? `{${this.#gap(node)}}`;
      case 'LogicalExpression': {
        const found = node.operator === '??' ? this.#lookUp(unwrapped(node.left), node.right) : null;
        if (found === null) throw new Error(`"${this.#source(node)}" is not a text with gaps.`);
        return found;
      }
      case 'CallExpression':
        return isPlural(node) ? this.#plural(node.arguments as Expression[]) : `{${this.#gap(node)}}`;
      default:
        throw new Error(`"${this.#source(node)}" is not a text with gaps.`);
    }
  }

  #source(node: Node): string {
    return this.#code.slice(node.start ?? 0, node.end ?? 0);
  }

  #template({ quasis, expressions }: TemplateLiteral): string {
    return quasis
      .map(({ value }, place) => {
        const expression = expressions[place];
        return escaped(value.cooked ?? value.raw) + (expression ? this.of(expression as Expression) : '');
      })
      .join('');
  }

  /** `format.plural(count, forms, gaps)`. In the forms, `#` is the number and `{name}` one of `gaps`. */
  #plural([count, forms, values]: readonly Expression[]): string {
    if (count === undefined || forms?.type !== 'ObjectExpression')
      throw new Error('The forms of a plural must be written out.');
    const name = this.#gap(count);
    const inserted = new Map(values?.type === 'ObjectExpression' ? entriesOf(values) : []);
    const written = entriesOf(forms).map(([key, form]) => {
      const text = this.of(form).replace(/'\{(\w+)\}'/g, (_, gap: string) => {
        const value = inserted.get(gap);
        if (value === undefined) throw new Error(`the plural has no value for {${gap}}.`);
        return isTextual(value) ? this.of(value) : `{${this.#gap(value, gap)}}`;
      });
      return `${key} {${text.replaceAll("'#'", '#')}}`;
    });
    return `{${name}, plural, ${written.join(' ')}}`;
  }

  /** `places[found]`, where the file has the object `places`; `missing` is the text for other keys. */
  #lookUp(node: Expression, missing?: Expression): string | null {
    if (node.type !== 'MemberExpression' || !node.computed || node.object.type !== 'Identifier') return null;
    const object = this.#constants.get(node.object.name);
    if (object?.type !== 'ObjectExpression') return null;
    const entries = entriesOf(object);
    const source = this.#source(node.property);
    const name = this.#nameOf(node.property);
    const other = missing ?? entries.pop()?.[1];
    if (other === undefined) throw new Error(`"${node.object.name}" is empty.`);
    for (const [key] of entries) this.#select(name, keyOf(key), `${source} === ${JSON.stringify(key)}`);
    const forms = entries.map(([key, value]) => `${keyOf(key)} {${this.of(value)}}`);
    return `{${name}, select, ${forms.join(' ')} other {${this.of(other)}}}`;
  }

  #condition(written: Expression): { readonly name: string; readonly key: string; readonly negated: boolean } {
    const test = unwrapped(written);
    const name = this.#nameOf(test);
    const equality = test.type === 'BinaryExpression' && /^[!=]==$/.test(test.operator) ? test : null;
    const right = equality && unwrapped(equality.right);
    const negated = equality?.operator === '!==';
    const key =
      right?.type === 'NullLiteral'
        ? 'null'
        : right?.type === 'StringLiteral' && right.value !== ''
          ? keyOf(right.value)
          : null;
    if (equality === null || key === null) {
      this.#select(name, 'true', this.#source(test));
      return { name, key: 'true', negated: false };
    }
    this.#select(name, key, `${this.#source(equality.left)} === ${this.#source(equality.right)}`);
    return { name, key, negated };
  }

  #select(name: string, key: string, condition: string): void {
    const selector = this.selectors.get(name) ?? new Map<string, string>();
    if ((selector.get(key) ?? condition) !== condition) throw new Error(`two conditions are named "${name}".`);
    this.selectors.set(name, selector.set(key, condition));
  }

  /** Adds the gap of an expression and returns its name. */
  #gap(node: Expression, given?: string): string {
    const source = this.#source(node);
    const callee = calleeOf(node);
    if (hasWords(node) || identifiersOf(node).some((name) => this.#wordy.has(name)))
      throw new Error(`"${source}" contains a text that translators would not see.`);
    const isConstant = !identifiersOf(node).some((name) => this.#parameters.has(name));
    const names = given === undefined ? [this.#nameOf(node), callee] : [given];
    const name = names.find((each) => each && (this.gaps.get(each)?.source ?? source) === source);
    if (!name) throw new Error(`two values are named like "${source}".`);
    this.gaps.set(name, { source, isConstant });
    return name;
  }

  /** The name of an expression for translators: the parameter that it is made from. */
  #nameOf(node: Node): string {
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const { name } = node.property;
      const isOfParameter = node.object.type === 'Identifier' && this.#parameters.has(node.object.name);
      if (isOfParameter) return name === 'length' ? 'count' : name;
      if (node.object.type === 'Identifier' && !isOfParameter)
        return node.object.name + name[0]?.toUpperCase() + name.slice(1);
    }
    const names = identifiersOf(node).filter((name) => name !== 'format');
    const name = names.find((each) => this.#parameters.has(each)) ?? names[0];
    if (name === undefined) throw new Error(`"${this.#source(node)}" needs a name: make it a parameter.`);
    return name;
  }
}

/** A key of a select: ICU allows letters, digits and `_`. */
const keyOf = (word: string) => word.replace(/\W/g, '_');

/** A quote before the signs of ICU. */
function escaped(text: string): string {
  return text
    .replace(/'/g, "''")
    .replace(/[{}#]+/g, (signs) => `'${signs}'`)
    .replace(/'\{'(\w+)'\}'/g, "'{$1}'");
}

function isPlural(node: Expression): boolean {
  return node.type === 'CallExpression' && calleeOf(node) === 'plural';
}

function calleeOf(node: Expression): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;
}

function entriesOf(object: ObjectExpression): [string, Expression][] {
  return object.properties.map((property) => {
    if (property.type !== 'ObjectProperty') throw new Error('the forms must be written out.');
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
    return [name, property.value as Expression];
  });
}

/** The names that a parameter declares. */
function namesOf(parameter: Node): string[] {
  switch (parameter.type) {
    case 'Identifier':
      return [parameter.name];
    case 'AssignmentPattern':
      return namesOf(parameter.left);
    case 'ArrayPattern':
      return parameter.elements.flatMap((element) => (element ? namesOf(element) : []));
    case 'ObjectPattern':
      return parameter.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property.argument : property.value),
      );
    default:
      return [];
  }
}

/** The names that an expression uses, in its order, without those of properties. */
export function identifiersOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'property' && node.type === 'MemberExpression' && !node.computed) return [];
    if (key === 'key' && node.type === 'ObjectProperty') return [];
    if (key === 'typeAnnotation' || key === 'typeParameters') return [];
    return (Array.isArray(value) ? value : [value]).flatMap((child: unknown) =>
      isNode(child) ? identifiersOf(child) : [],
    );
  });
}

/** The expression without its types and parentheses. */
export function unwrapped(node: Expression): Expression {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return unwrapped(node.expression);
    default:
      return node;
  }
}

/** Whether an expression is written as a text, and not a value to insert. */
const isTextual = (node: Expression) =>
  ['StringLiteral', 'TemplateLiteral', 'ConditionalExpression'].includes(unwrapped(node).type);

/** Whether an expression contains a word for readers. Single words in small letters are names of units, styles and keys. */
export function hasWords(node: Node): boolean {
  if (node.type === 'StringLiteral') return /^(?!.*\/).*([A-Z][a-z]|\w \w)/.test(node.value);
  if (node.type === 'TemplateElement') return /[A-Za-z]{2}/.test(node.value.raw);
  return childrenOf(node).some(hasWords);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
