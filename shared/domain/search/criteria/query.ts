import { textCriterion } from './kinds/text-criterion';

export interface QueryTexts {
  readonly quoted: (text: string) => string;
}

/** Free text, by the rule of `textSearch`. */
export const query = textCriterion({
  parameter: 'q',
  words: (text, { quoted }: QueryTexts) => quoted(text),
  isCounted: false,
});
