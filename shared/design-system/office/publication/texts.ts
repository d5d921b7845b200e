import { defineTexts } from '../../../domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'On the site',
    states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', unpublished: 'Not published' },
    column: 'On the site',
    means: {
      draft: 'The site has never shown it.',
      scheduled: 'The site shows it later.',
      published: 'Everybody sees it. What is saved is seen at once.',
      unpublished: 'The site has shown it and does so no more.',
    },
    scheduledFor: (when: string) => `The site shows it from ${when}, Dubai time.`,
    publish: 'Publish',
    publishSurely: 'Publish it all the same',
    published: 'The site shows it now.',
    moment: 'Or at a moment, Dubai time',
    schedule: 'Schedule',
    scheduled: 'Scheduled.',
    end: 'Until a moment, Dubai time',
    expire: 'Unpublish then',
    expires: 'It is unpublished then.',
    shownUntil: (when: string) => `It is unpublished at ${when}, Dubai time.`,
    keep: 'Keep it on the site',
    stays: 'It stays on the site.',
    takeBack: 'Do not publish it then',
    scheduleTakenBack: 'It is a draft again.',
    unpublish: 'Unpublish',
    unpublishSurely: 'Unpublish it now',
    unpublishMeans:
      'Its page, its cards and what leads to it go from the site. It stays here and can be published again.',
    unpublished: 'The site shows it no more.',
  }),
});
