/** Marks elements that are shown as if they had the focus. */
export const focusMark = 'data-shown-focus';

/**
 * Adds each rule for `:focus-visible` and `:focus` once more, for elements with the mark: only one element of a page has the focus,
 * but a page of examples shows many focused elements.
 */
export function addFocusRules(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addTo(sheet);
}

/** A container of rules: a stylesheet, a media query. */
type Holder = Pick<CSSStyleSheet, 'cssRules' | 'insertRule'>;

function addTo(holder: Holder): void {
  // From the end, so that an inserted rule does not move the rules before it.
  for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = holder.cssRules[at];
    if (rule === undefined) continue;
    if (isStyleRule(rule) && rule.selectorText.includes(':focus')) {
      const marked = rule.selectorText.replace(/:focus(-visible|-within)?/g, `:is([${focusMark}])`);
      holder.insertRule(`${marked} { ${rule.style.cssText} }`, at + 1);
    } else if (isHolder(rule)) addTo(rule);
  }
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
const isHolder = (rule: CSSRule): rule is CSSRule & Holder => 'insertRule' in rule;
