import { defineTexts } from '../../../domain/format/define-texts';
/** What a visitor reads or hears of forms and their fields. */
export const formTextsOf = defineTexts({
  en: (format) => ({
    /** Of a field that is there for machines only; whoever hears it all the same is told. */
    honeypot: 'Leave this field empty',
    problems: (count: number) =>
      format.plural(count, { one: 'One field needs a second look', other: '# fields need a second look' }),
    sendingFile: 'Sending your file',
    sent: (share: number) => format.percent(share),
    cancel: 'Cancel',
  }),
});
