import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The plural categories (CLDR) of a language that a plural of a message lacks. */
export function pluralFormsMissing(icu: string, code: string): readonly string[] {
  // biome-ignore lint/plugin: the rules of a language, not a text of a page
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const missing = new Set<string>();
  const look = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      if (element.type === TYPE.plural) {
        for (const form of pluralCategories) if (!(form in element.options)) missing.add(form);
      }
      for (const { value } of Object.values(element.options)) look(value);
    }
  };
  look(parse(icu, { ignoreTag: true }));
  return [...missing];
}
