import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the page on which people review an agent. */
export const textsOf = defineTexts({
  en: (format) => ({
    headTitle: 'Your review',
    title: (agent: string) => `How was ${agent}?`,
    why: 'You had a reply from us. Your review helps other buyers. We never pay for reviews.',
    stars: 'Stars',
    count: (stars: number) => format.plural(stars, { one: '# star', other: '# stars' }),
    review: 'Your review',
    name: 'Your name',
    nameHelp: 'It is shown with your review. A first name is enough.',
    send: 'Send review',
    consent: 'By sending this form, you agree that we publish your review and this name on our site.',
    failed: 'We could not send it. Try again.',
    thanks: { title: 'Thank you', text: 'We read every review before we publish it.' },
    given: { title: 'This link was used already', text: 'A review can be given once.' },
    expired: { title: 'This link has expired', text: 'It works for 30 days, or the link may be incomplete.' },
    away: { title: 'Something went wrong', text: 'Try the link again in a few minutes.' },
  }),
});
