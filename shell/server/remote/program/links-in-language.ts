import { languageOf, pathIn } from '@iwan/shared/domain/format/languages';

/**
 * The HTML of a part with all links and forms to pages of the site in the language of a locale. A release that knows of no
 * languages writes them without; those of other releases stay as they are.
 */
export function linksInLanguage(html: string, locale: string): string {
  if (languageOf(locale).prefix === '') return html;
  return html.replace(/<(?:a|area|button|form)\s[^>]*>/g, (tag) =>
    /\shreflang=/i.test(tag)
      ? tag
      : tag.replace(/(?<=\s)(href|action|formaction)="(\/[^"]*)"/gi, (_, name, address) => {
          return `${name}="${pathIn(locale, address)}"`;
        }),
  );
}
