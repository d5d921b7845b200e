import type { Head, SocialCard } from '@iwan/shared/contracts/module';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';

/** The text on the social picture of a page in the language of a locale, its own or made from its title. */
export function socialWords(
  { social, title, description }: Pick<Head, 'social' | 'title' | 'description'>,
  locale: string,
): SocialCard {
  if (social !== undefined) return social;
  // The end of most titles, which the logo on the picture shows already.
  const suffix = ` | ${businessTextsOf(locale).fullName}`;
  const plain = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return description === title ? { title: plain } : { title: plain, line: description };
}
