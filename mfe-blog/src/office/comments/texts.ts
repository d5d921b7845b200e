import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Comments',
    empty: 'No comments yet.',
    columns: {
      comment: 'Comment',
      author: 'By',
      article: 'Article',
      created: 'When',
      state: 'Status',
      actions: 'Actions',
    },
    hidden: 'hidden',
    shown: 'shown',
    stopped: (name: string) => `${name} (blocked)`,
    hide: 'Hide',
    show: 'Show again',
    remove: 'Delete',
    sure: 'Delete permanently?',
    stop: 'Block reader',
    resume: 'Unblock reader',
  }),
});
