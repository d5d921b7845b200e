import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: (developer: string) => `Video of ${developer}`,
    groups: { film: 'In the gallery' },
    fields: {
      video: 'Video',
      v_heading: 'Title',
      v_sub_heading: 'Text on the page of the developer',
      v_img: 'Still, shown before it plays',
    },
    help: {
      video:
        'The address of a video at YouTube or Vimeo, or of a file. Without one, the gallery leaves the developer out.',
      v_img: 'Without one, the picture of the developer’s page is shown.',
    },
    missing: {
      playable: 'an address that the site can play: of YouTube, Vimeo or a video file',
      title: 'a title',
      picture: 'a picture',
    },
  }),
});
