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
    filter: { label: 'Video', with: 'With video', without: 'Without video' },
    states: {
      none: '—',
      file: 'File',
      frame: 'Embedded player',
      nowhere: 'Cannot play',
    } satisfies Record<Plays, string>,
  }),
});
