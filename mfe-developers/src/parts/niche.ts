import type { DeveloperCard } from '@iwan/shared/domain/model/entities';

/** What a niche shows of a developer. */
export type Niche = Pick<DeveloperCard, 'id' | 'name' | 'translation' | 'logo'>;

/** The most slides of a carousel; the list of developers has the rest. */
export const mostNiches = 24;

/** A developer as a niche shows it, without its other fields: the data of a part are in the document, beside its HTML. */
export function nicheOf({ id, name, translation, logo }: DeveloperCard): Niche {
  return { id, name, ...(translation && { translation }), logo };
}
