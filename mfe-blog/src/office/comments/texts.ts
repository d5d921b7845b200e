import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Comments',
    empty: 'Nobody has commented yet.',
    columns: {
      comment: 'Comment',
      author: 'By',
      article: 'Article',
      created: 'When',
      state: 'State',
      actions: 'What to do',
    },
    hidden: 'hidden',
    shown: 'shown',
    stopped: (name: string) => `${name} (stopped)`,
    hide: 'Hide',
    show: 'Show again',
    remove: 'Remove',
    sure: 'Remove it for good?',
    stop: 'Stop this reader',
    resume: 'Let this reader write again',
  }),
});
