import { type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** At-rules that are only conditions of the rules in them. */
const conditional = /^(media|supports|container|layer|starting-style)$/i;
/** At-rules whose blocks match no element; CSS Modules rename them. */
const named = /^(-webkit-)?keyframes$/i;
/** Pseudo-classes that match an element if one of their arguments does. */
const choice = /^:(is|where|-webkit-any|-moz-any)$/i;
/** Properties that a part may set on the whole document while it is shown: the scroll padding below its own bars. */
const scrollPadding = /^scroll-padding(-|$)/i;

/**
 * The rules of a stylesheet that may match other owners' elements: those whose selector has no class that begins with `prefix`,
 * which the remote's own CSS Modules add to every name, and at-rules that apply to the whole document. Each as it is written,
 * once. Throws a `CssSyntaxError` where the stylesheet is malformed: browsers recover from that in ways that are not reproduced
 * here.
 */
export function foreignRules(sheet: string, prefix: string): readonly string[] {
  return [...new Set(foreignIn(parse(sheet), prefix, { isNested: false }))];
}

interface Place {
  /** Whether a rule is nested in another one, to which `&` refers: where that one is foreign, it is reported itself. */
  readonly isNested: boolean;
}

function foreignIn({ nodes }: Container<ChildNode>, prefix: string, place: Place): readonly string[] {
  return (nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') {
      return [...foreignSelectors(node, prefix, place), ...foreignIn(node, prefix, { isNested: true })];
    }
    if (node.type !== 'atrule' || named.test(node.name)) return [];
    // A page of a name of its own applies to nothing but elements that ask for it by `page`.
    if (node.name === 'page' && node.params.startsWith(prefix)) return [];
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

/** Whether a nested selector implicitly means descendants of its parent's elements: `b` means `& b`. */
function isBelowParent(selector: Selector, { isNested }: Place): boolean {
  let namesParent = false;
  selector.walkNesting(() => {
    namesParent = true;
  });
  return isNested && (!namesParent || selector.first?.type === 'combinator');
}

/**
 * Whether one of the compound selectors matches only the remote's elements. Arguments of a pseudo-class do not count, since
 * they may exclude an element: `header:not(.mine)`. But where every alternative is an own element, they do: `:is(.mine a, .mine
 * b)`, as nested rules are compiled.
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

/** `html:has(.mine:not(.other))`, and nothing after it. */
function isDocumentWithOwn({ nodes }: Selector, prefix: string, place: Place): boolean {
  const [document, has, ...rest] = nodes;
  if (document?.type !== 'tag' || document.value !== 'html' || rest.length > 0) return false;
  return has?.type === 'pseudo' && has.value === ':has' && areOwn(has.nodes, prefix, place);
}
