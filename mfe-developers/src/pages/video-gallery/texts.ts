import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { DeveloperVideo } from '@iwan/shared/domain/model/entities';
import { type Page, pageRange } from '@iwan/shared/domain/search/paging';

/** The texts of the video gallery; section 2 fixes the text beside the arrows. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Video Gallery',
    lede: 'A few seconds of each house: its quays, its gardens, its evening light.',
    head: (page: number) =>
      page > 1 ? `Video Gallery, page ${page} | ${business.fullName}` : `Video Gallery | ${business.fullName}`,
    description: (page: number) =>
      page > 1
        ? `Films of the developers whose projects in Dubai are represented here, page ${page}.`
        : 'Films of the developers whose projects in Dubai are represented here.',
    list: 'Films of our developers',
    none: 'No data available',
    soon: 'The first films are being made ready.',
    shown: (current: Omit<Page<unknown>, 'items'>) => {
      const { first, last } = pageRange(current);
      return `Showing ${format.number(first)} to ${format.number(last)} of ${format.number(current.total)} videos`;
    },
    play: (name: string) => `Play the video: ${name}`,
    of: (developer: string) => `A film of ${developer}`,
    /** A video without a title has the name of its developer. */
    titleOf: ({ heading, name }: DeveloperVideo): string => heading ?? `A film of ${name}`,
    developer: (name: string) => `See ${name}`,
    previous: 'Previous video',
    next: 'Next video',
  }),
});
