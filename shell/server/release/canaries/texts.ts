import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the preview bar. */
export const textsOf = defineTexts({
  en: ({ list }) => ({
    preview: 'Preview',
    shows: (releases: readonly string[]) => `You see ${list(releases)}, which nobody else sees.`,
    lacks: (releases: readonly string[]) =>
      `${list(releases)} cannot be shown: it is offered no more, or too many others are looked at.`,
    end: 'End the preview',
    none: {
      title: 'There is no such preview',
      words: 'It was never published, or it is no longer offered. Its publisher can offer it again.',
    },
  }),
});
