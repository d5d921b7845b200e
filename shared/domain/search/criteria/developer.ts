import { textCriterion } from './kinds/text-criterion';

/** The developer by name (section 5). */
export const developer = textCriterion({
  parameter: 'developer',
  words: (name, _: unknown) => name,
  isCounted: true,
  impliesBudget: true,
});
