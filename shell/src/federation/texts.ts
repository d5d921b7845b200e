import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts in place of missing parts of the site. */
export const textsOf = defineTexts({
  en: () => ({
    retry: 'Try again',
    retrying: 'Trying again',
    loading: 'Loading...',
    dataFailed: (message: string) => `Error: ${message}`,
    dataFailedMore: 'The rest of the page works normally.',
    partUnavailable: 'We could not load this part of the page.',
    partUnavailableMore: 'The rest of the page works normally.',
    pressUnanswered: 'This part is still loading. Try again in a moment or reload the page.',
    pageUnavailable: 'We could not load this page',
    pageUnavailableMore:
      'Something went wrong on our side. Try again in a minute. The rest of the site works normally.',
    /** Section 2 fixes `Error: ` and the message on a developer's page. */
    pageDataFailed: (message: string) =>
      `Error: ${message.replace(/\.$/, '')}. Try again in a minute. The rest of the site works normally.`,
    pageUnpublished: 'This page is not available yet',
    pageUnpublishedMore: 'We are still setting it up. You can browse projects and developers.',
    toProperties: 'Browse projects',
    failedTitle: `${business.name} Real Estate`,
    failedDescription: 'Exclusive apartments, villas and offices in Dubai.',
  }),
});
