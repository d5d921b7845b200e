import { writeFile } from 'node:fs/promises';
import { boundariesFile, generatedRules } from '../boundaries/generated-rules';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';

// `boundaries.mjs`: writes the linter's rules from the table of module boundaries.
try {
  await writeFile(boundariesFile, generatedRules());
  console.log(`Wrote ${boundariesFile}`);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
