import { defineTexts } from '../../../domain/format/define-texts';
/** The texts of forms and their fields, visible and for screen readers. */
export const formTextsOf = defineTexts({
  en: (format) => ({
    /** The label of the honeypot, for screen readers that announce it nevertheless. */
    honeypot: 'Leave this field empty',
    sendingFile: 'Uploading your file',
    sent: (share: number) => format.percent(share),
    cancel: 'Cancel',
  }),
});
