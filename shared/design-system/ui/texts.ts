import { defineTexts } from '../../domain/format/define-texts';
/** The texts of the components in this folder; carousels and forms have their own. */
export const textsOf = defineTexts({
  en: () => ({
    close: 'Close',
    loading: 'Loading...',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    breadcrumb: 'Breadcrumb',
    table: 'Table',
    dialogClose: 'Close',
    redirects: 'Taking you to Home in a few seconds. Tap the page to stay.',
    toHome: 'Go to Home',
    share: 'Share',
    copied: 'Link copied.',
    copyYourself: 'Copy this link:',
  }),
});
