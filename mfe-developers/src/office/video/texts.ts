import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: (developer: string) => `Video: ${developer}`,
    groups: { film: 'In the gallery' },
    fields: {
      video: 'Video',
      v_heading: 'Title',
      v_sub_heading: 'Text on the developer page',
      v_img: 'Preview image',
    },
    help: {
      video: 'A YouTube, Vimeo or file link. Without it, the developer does not appear in the gallery.',
      v_img: 'Without it, the image of the developer page is shown.',
    },
    missing: {
      playable: 'a YouTube, Vimeo or video file link',
      title: 'a title',
      picture: 'a preview image',
    },
  }),
});
