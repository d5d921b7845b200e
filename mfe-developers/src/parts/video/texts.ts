import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of a video. */
export const textsOf = defineTexts({
  en: () => ({
    play: (name: string) => `Play the video: ${name}`,
  }),
});
