import type { Head, SocialCard } from '@iwan/shared/contracts/module';
import { business } from '@iwan/shared/domain/model/business';

/** The end of most titles, which the logo on the picture shows already. */
const suffix = ` | ${business.fullName}`;

/** The text on the social picture of a page, its own or made from its title. */
export function socialWords({
  social,
  title,
  description,
}: Pick<Head, 'social' | 'title' | 'description'>): SocialCard {
  if (social !== undefined) return social;
  const plain = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return description === title ? { title: plain } : { title: plain, line: description };
}
