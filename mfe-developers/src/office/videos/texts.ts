import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { Plays } from '../../parts/video/plays';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Videos',
    columns: {
      name: 'Developer',
      v_heading: 'Title',
      video: 'Video',
    },
    filter: { label: 'Video', with: 'With a video', without: 'Without one' },
    states: {
      none: '—',
      file: 'A file',
      frame: 'A player',
      nowhere: 'The site cannot play it',
    } satisfies Record<Plays, string>,
  }),
});
