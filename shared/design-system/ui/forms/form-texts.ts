import { defineTexts } from '../../../domain/format/define-texts';
/** The texts of forms and their fields, visible and for screen readers. */
export const formTextsOf = defineTexts({
  en: (format) => ({
    /** The label of the honeypot, for screen readers that announce it nevertheless. */
    honeypot: 'Leave this field empty',
    problems: (count: number) =>
      format.plural(count, { one: 'One field needs a second look', other: '# fields need a second look' }),
    sendingFile: 'Sending your file',
    sent: (share: number) => format.percent(share),
    cancel: 'Cancel',
  }),
});
