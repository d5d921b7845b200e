import { type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** At-rules that only say when the rules in them hold. */
const conditional = /^(media|supports|container|layer|starting-style)$/i;
/** At-rules whose blocks match no element; CSS Modules give them names of their own. */
const named = /^(-webkit-)?keyframes$/i;
/** Pseudo-classes that match an element where one of their arguments does. */
const choice = /^:(is|where|-webkit-any|-moz-any)$/i;
/** What a part may say of the whole document while it stands there: how far below its own bars a page scrolls. */
const scrollPadding = /^scroll-padding(-|$)/i;

/**
 * The rules of a stylesheet that may match elements of others: those whose selector names no class that begins with
 * `prefix`, which the remote's own CSS Modules put before every name, and at-rules that hold for the whole document. Each as
 * it is written, once. Throws a `CssSyntaxError` where the stylesheet is not well-formed: browsers recover from that in
 * ways that are not followed here.
 */
export function foreignRules(sheet: string, prefix: string): readonly string[] {
  return [...new Set(foreignIn(parse(sheet), prefix, { isNested: false }))];
}

interface Place {
  /** Whether a rule stands in another one, which `&` then means: where that one is foreign, it is named itself. */
  readonly isNested: boolean;
}

function foreignIn({ nodes }: Container<ChildNode>, prefix: string, place: Place): readonly string[] {
  return (nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') {
      return [...foreignSelectors(node, prefix, place), ...foreignIn(node, prefix, { isNested: true })];
    }
    if (node.type !== 'atrule' || named.test(node.name)) return [];
    return conditional.test(node.name) ? foreignIn(node, prefix, place) : [`@${node.name} ${node.params}`.trim()];
  });
}

function foreignSelectors(rule: Rule, prefix: string, place: Place): readonly string[] {
  let selectors: readonly Selector[];
  try {
    selectors = selectorParser().astSync(rule.selector).nodes;
  } catch {
    return [rule.selector];
  }
  const holdsOnlyScrollPadding = rule.nodes.every((node) => node.type === 'decl' && scrollPadding.test(node.prop));
  return selectors
    .filter((selector) => !isBelowParent(selector, place) && !isOwn(selector, prefix, place))
    .filter((selector) => !(holdsOnlyScrollPadding && isDocumentWithOwn(selector, prefix, place)))
    .map((selector) => selector.toString().trim());
}

/** Whether what is nested is about descendants or siblings of its parent's elements without saying so: `b` means `& b`. */
function isBelowParent(selector: Selector, { isNested }: Place): boolean {
  let namesParent = false;
  selector.walkNesting(() => {
    namesParent = true;
  });
  return isNested && (!namesParent || selector.first?.type === 'combinator');
}

/**
 * Whether one of the elements that a selector leads over is the remote's. What stands in parentheses says more about an
 * element, or of which other it is told: `header:not(.mine)`. But where a choice is between own elements alone, it is one
 * of them: `:is(.mine a, .mine b)`, as nested rules are built.
 */
function isOwn(selector: Selector, prefix: string, place: Place): boolean {
  return selector.nodes.some((node) => {
    if (node.type === 'class') return node.value.startsWith(prefix);
    if (node.type === 'nesting') return place.isNested;
    return node.type === 'pseudo' && choice.test(node.value) && areOwn(node.nodes, prefix, place);
  });
}

function areOwn(selectors: readonly Selector[], prefix: string, place: Place): boolean {
  return selectors.length > 0 && selectors.every((selector) => isOwn(selector, prefix, place));
}

/** `html:has(.mine:not(.other))`, and nothing behind it. */
function isDocumentWithOwn({ nodes }: Selector, prefix: string, place: Place): boolean {
  const [document, has, ...rest] = nodes;
  if (document?.type !== 'tag' || document.value !== 'html' || rest.length > 0) return false;
  return has?.type === 'pseudo' && has.value === ':has' && areOwn(has.nodes, prefix, place);
}
