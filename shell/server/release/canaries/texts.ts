import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the preview bar. */
export const textsOf = defineTexts({
  en: ({ list }) => ({
    preview: 'Preview',
    shows: (releases: readonly string[]) => `You are previewing ${list(releases)}. Only you can see this.`,
    lacks: (releases: readonly string[]) =>
      `${list(releases)} cannot be previewed: the release was withdrawn or there are too many previews.`,
    end: 'End the preview',
    none: {
      title: 'Preview not found',
      words: 'It was not published or is no longer available. Ask its publisher.',
    },
  }),
});
