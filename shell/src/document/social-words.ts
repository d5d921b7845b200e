import type { Head, SocialCard } from '@iwan/shared/contracts/module';
import { business } from '@iwan/shared/domain/model/business';

/** The end of most titles, which the mark on the picture says already. */
const suffix = ` | ${business.fullName}`;

/** The words on the picture that other sites show of a page, its own or made of its title. */
export function socialWords({
  social,
  title,
  description,
}: Pick<Head, 'social' | 'title' | 'description'>): SocialCard {
  if (social !== undefined) return social;
  const plain = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return description === title ? { title: plain } : { title: plain, line: description };
}
