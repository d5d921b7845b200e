import { parseArea } from '../areas/drawn-area';
import { textCriterion } from './kinds/text-criterion';

export interface WithinTexts {
  readonly area: string;
}

/** An area drawn on the map, as `writeArea` writes it. In words it is only that: the map alone shows which. */
export const within = textCriterion({
  parameter: 'within',
  parse: (text) => (parseArea(text) === null ? null : text),
  words: (_, { area }: WithinTexts) => area,
  isCounted: false,
});
