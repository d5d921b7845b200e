import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** What a visitor reads on a video. */
export const textsOf = defineTexts({
  en: () => ({
    play: (name: string) => `Play the video: ${name}`,
  }),
});
