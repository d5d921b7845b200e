import { defineTexts } from '../../../domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Publication',
    states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', unpublished: 'Unpublished' },
    column: 'Publication',
    means: {
      draft: 'Never published.',
      scheduled: 'Will be published later.',
      published: 'Live. Saved changes appear immediately.',
      unpublished: 'No longer live.',
    },
    scheduledFor: (when: string) => `Goes live ${when} (Dubai time).`,
    publish: 'Publish',
    publishSurely: 'Publish anyway',
    published: 'Published. It is live now.',
    moment: 'Publish on (Dubai time)',
    schedule: 'Schedule',
    scheduled: 'Scheduled.',
    end: 'Unpublish on (Dubai time)',
    expire: 'Set end date',
    expires: 'End date set.',
    shownUntil: (when: string) => `Unpublishes ${when} (Dubai time).`,
    keep: 'Remove end date',
    stays: 'End date removed.',
    takeBack: 'Cancel schedule',
    scheduleTakenBack: 'Schedule cancelled. Back to draft.',
    unpublish: 'Unpublish',
    unpublishSurely: 'Unpublish now',
    unpublishMeans: 'This removes its page, cards and links from the site. You can publish it again from here.',
    unpublished: 'Unpublished.',
  }),
});
