/** What is shown as if it had the focus. */
export const focusMark = 'data-shown-focus';

/**
 * Adds each rule for `:focus-visible` and `:focus` once more, for elements with the mark: only one element of a page has the
 * focus, and a page of examples shows that of many.
 */
export function addFocusRules(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addTo(sheet);
}

/** What holds rules: a sheet, a media query. */
type Holder = Pick<CSSStyleSheet, 'cssRules' | 'insertRule'>;

function addTo(holder: Holder): void {
  // From the end: what is put in does not move those before it.
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
