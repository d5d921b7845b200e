const physicalProperty = /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b.*|left|right)$/;
const physicalValue = /^(text-align|float|clear|justify-\w+|transform-origin|background(-position)?|object-position)$/;
const sides = /(^|[\s(,])(left|right)\b/;

/**
 * The rules of a stylesheet that name the left or right side, which right-to-left pages do not mirror (rules for one direction, `[dir="rtl"]`, may), and `:dir()`, which
 * Chrome lacks before version 120 and the minimizer turns into a list of languages.
 */
export function physicalRules(stylesheet: string): readonly string[] {
  const css = stylesheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // A rule for one direction alone has to name a side where an element has a direction of its own.
    .replace(/\[dir="(?:rtl|ltr)"\][^{},]*\{[^{}]*\}/g, '');
  const declarations = [...css.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)];
  const wrong = declarations.filter(([, property = '', value = '']) =>
    physicalValue.test(property) ? sides.test(value) : physicalProperty.test(property),
  );
  const selectors = css.match(/:dir\([^)]*\)/g) ?? [];
  return [...wrong.map(([, property, value]) => `${property}: ${value?.trim()}`), ...selectors];
}
