import { packagesFolder, packPackages } from '../packages/pack-packages';
import { sentenceOf, stopWithSentence } from '../stop-with-sentence';

// `pack [DIR]`: packs the packages for teams outside of this repository.
try {
  for (const file of await packPackages(process.argv[2] ?? packagesFolder)) console.log(`Packed ${file}`);
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}
