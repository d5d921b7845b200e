import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts in place of missing parts of the site. */
export const textsOf = defineTexts({
  en: () => ({
    retry: 'Try again',
    retrying: 'Trying again',
    loading: 'Loading...',
    dataFailed: (message: string) => `Error: ${message}`,
    dataFailedMore: 'The rest of the page works as usual.',
    partUnavailable: 'This part of the page could not be loaded.',
    partUnavailableMore: 'Everything around it works as usual.',
    pressUnanswered: 'This part of the page has not loaded yet. Press again in a moment, or reload the page.',
    pageUnavailable: 'This page could not be loaded',
    pageUnavailableMore:
      'It is our fault, and usually over within a minute. Everything else on the site works as usual.',
    pageUnpublished: 'This page is not open yet',
    pageUnpublishedMore: 'We are still setting it up. Meanwhile, the properties and the developers are all here.',
    toProperties: 'See the properties',
    failedTitle: `${business.name} Real Estate`,
    failedDescription: 'Exclusive residences, villas and commercial addresses in Dubai.',
  }),
});
