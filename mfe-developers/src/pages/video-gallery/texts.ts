import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { DeveloperVideo } from '@iwan/shared/domain/model/entities';
import type { PageRange } from '@iwan/shared/domain/search/paging';

/** The texts of the video gallery; section 2 fixes the text beside the arrows. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Video Gallery',
    lede: 'Short videos from our developers.',
    head: (page: number) =>
      page > 1 ? `Video Gallery, page ${page} | ${business.fullName}` : `Video Gallery | ${business.fullName}`,
    description: (page: number) =>
      page > 1
        ? `Videos from the developers of our projects in Dubai, page ${page}.`
        : 'Videos from the developers of our projects in Dubai.',
    list: 'Developer videos',
    none: 'No data available',
    soon: 'Videos are coming soon.',
    shown: ({ first, last, total }: PageRange) =>
      `Showing ${format.number(first)} to ${format.number(last)} of ${format.number(total)} videos`,
    play: (name: string) => `Play the video: ${name}`,
    of: (developer: string) => `Video by ${developer}`,
    /** A video without a title has the name of its developer. */
    titleOf: ({ heading, name }: Pick<DeveloperVideo, 'heading' | 'name'>) =>
      heading === null ? `Video by ${name}` : heading,
    developer: (name: string) => `View ${name}`,
    previous: 'Previous video',
    next: 'Next video',
  }),
});
