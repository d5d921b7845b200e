import { textCriterion } from './kinds/text-criterion';

export interface QueryTexts {
  readonly quoted: (text: string) => string;
}

/** Free text, matched by `textSearch`. */
export const query = textCriterion({
  parameter: 'q',
  words: (text, { quoted }: QueryTexts) => quoted(text),
  isCounted: false,
});
