import { parseArea } from '../areas/drawn-area';
import { textCriterion } from './kinds/text-criterion';

export interface WithinTexts {
  readonly area: string;
}

/** An area drawn on the map, in the format of `writeArea`. Its words do not describe it: only the map shows it. */
export const within = textCriterion({
  parameter: 'within',
  parse: (text) => (parseArea(text) === null ? null : text),
  words: (_, { area }: WithinTexts) => area,
  isCounted: false,
});
