/** At-rules that only say when the rules in them hold. */
const conditional = /^@(media|supports|container|layer|starting-style)\b/i;
/** At-rules whose blocks match no element; CSS Modules give them names of their own. */
const named = /^@(-webkit-)?keyframes\b/i;
/** `html:has(.mine:not(.other))`, and nothing behind it. */
const hasAlone = /^html:has\([^()]*(\([^()]*\)[^()]*)*\)$/;
/** What a part may say of the whole document while it stands there: how far below its own bars a page scrolls. */
const onlyScrollPadding = /^\s*(scroll-padding[\w-]*\s*:[^;{}]*;?\s*)*$/i;

/**
 * The rules of a stylesheet that may match elements of others: those whose selector names no class that begins with
 * `prefix`, which the remote's own CSS Modules put before every name, and at-rules that hold for the whole document. Each as
 * it is written, once.
 */
export function foreignRules(sheet: string, prefix: string): readonly string[] {
  return [...new Set(foreignIn(readable(sheet), `.${prefix}`))];
}

function foreignIn(css: string, ownClass: string): readonly string[] {
  return blocksOf(css).flatMap(({ prelude, body }) => {
    if (prelude === '') return [];
    if (!prelude.startsWith('@')) {
      return selectorsOf(prelude).filter((selector) => !isOwn(selector, body ?? '', ownClass));
    }
    if (named.test(prelude)) return [];
    return conditional.test(prelude) ? foreignIn(body ?? '', ownClass) : [prelude];
  });
}

function isOwn(selector: string, body: string, ownClass: string): boolean {
  // What stands in parentheses says more about an element, or of which other it is told: `header:not(.mine)`.
  if (withoutArguments(selector).includes(ownClass)) return true;
  // But where a choice is between own elements alone, it is one of them: `:is(.mine a, .mine b)`, as nested rules are written.
  const isChoice = choicesOf(selector).some((list) => selectorsOf(list).every((each) => isOwn(each, body, ownClass)));
  if (isChoice) return true;
  return hasAlone.test(selector) && selector.includes(ownClass) && onlyScrollPadding.test(body);
}

/** Without comments, and with nothing in strings and addresses that could be taken for a rule. */
function readable(css: string): string {
  const hidden = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|\burl\([^"'()]*\)/gi;
  return css.replace(hidden, (found) => (found.startsWith('/*') ? ' ' : '""'));
}

interface Block {
  readonly prelude: string;
  /** `null` for a statement, which has none. */
  readonly body: string | null;
}

/** The rules that a text has, without those within them. */
function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, opened).trim(), body: css.slice(opened + 1, index) });
      start = index + 1;
    } else if (sign === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
  }
  // A rule that is never closed holds all the same.
  if (depth > 0) blocks.push({ prelude: css.slice(start, opened).trim(), body: css.slice(opened + 1) });
  return blocks;
}

/** `a:is(b, c), d` // => `a:is(b, c)` and `d` */
function selectorsOf(prelude: string): readonly string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of prelude) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors.push((selectors.pop() ?? '') + sign);
  }
  return selectors.map((selector) => selector.trim());
}

/** What `:is()` and its like list, but in other arguments: `a:is(b, c):not(:is(d))` // => `b, c` */
function choicesOf(selector: string): readonly string[] {
  return [...selector.matchAll(/:(?:is|where|-webkit-any|-moz-any)\(/gi)].flatMap(({ 0: opening, index }) => {
    if (depthOf(selector.slice(0, index)) > 0) return [];
    const begin = index + opening.length;
    let end = begin;
    while (end < selector.length && depthOf(selector.slice(index, end + 1)) > 0) end += 1;
    return [selector.slice(begin, end)];
  });
}

/** How many parentheses a text leaves open. */
function depthOf(text: string): number {
  return text.split('(').length - text.split(')').length;
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
