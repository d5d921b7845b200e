/** Sample texts of various lengths, in a script of one direction. */
export interface SampleTexts {
  readonly word: string;
  readonly title: string;
  readonly sentence: string;
  readonly name: string;
  /** Three hundred letters without a break opportunity. */
  readonly longWord: string;
  readonly longText: string;
}

/** A marker that no file for visitors contains. */
export const exampleMark = 'Wohnungseigentumsgesetz';

const sentence = 'Two towers over the marina, with a garden between them.';
const arabicSentence = 'برجان يطلان على المرسى وبينهما حديقة.';

export const sampleTexts: Readonly<Record<'ltr' | 'rtl', SampleTexts>> = {
  ltr: {
    word: 'Marina',
    title: 'Harbour Gate',
    sentence,
    name: 'Noura Haddad',
    longWord: exampleMark.repeat(14).slice(0, 300),
    longText: `${sentence} `.repeat(6).trim(),
  },
  rtl: {
    word: 'المرسى',
    title: 'بوابة الميناء',
    sentence: arabicSentence,
    name: 'نورة حداد',
    longWord: 'الاستراتيجيات'.repeat(24).slice(0, 300),
    longText: `${arabicSentence} `.repeat(6).trim(),
  },
};
