import { business } from '@iwan/shared/contracts/business';
import type { DeveloperVideo } from '@iwan/shared/contracts/entities';
import { type Page, pageRange } from '@iwan/shared/domain/search/paging';

/** What a visitor reads in the video gallery; section 2 fixes the text beside the arrows. */
export const texts = {
  title: 'Video Gallery',
  lede: 'A few seconds of each house: its quays, its gardens, its evening light.',
  head: (page: number) =>
    page === 1 ? `Video Gallery | ${business.fullName}` : `Video Gallery, page ${page} | ${business.fullName}`,
  description: (page: number) =>
    page === 1
      ? 'Films of the developers whose projects in Dubai are represented here.'
      : `Films of the developers whose projects in Dubai are represented here, page ${page}.`,
  list: 'Films of our developers',
  none: 'No data available',
  shown: (current: Omit<Page<unknown>, 'items'>) => {
    const { first, last } = pageRange(current);
    return `Showing ${first} to ${last} of ${current.total} videos`;
  },
  play: (name: string) => `Play the video: ${name}`,
  of: (developer: string) => `A film of ${developer}`,
  /** A video whose record does not say what it is called is called by its developer. */
  titleOf: ({ heading, name }: DeveloperVideo): string => heading ?? texts.of(name),
  developer: (name: string) => `See ${name}`,
  previous: 'Previous video',
  next: 'Next video',
} as const;
