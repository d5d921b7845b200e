import { languages } from '@iwan/shared/domain/format/languages';
import { stopWithSentence } from '../stop-with-sentence';
import { exportTexts, importTexts } from '../texts/exchange';
import { faultsOf, statusOf } from '../texts/status';

const usage = `Use: npm run texts -- status               how far each language is, and what is wrong
     npm run texts -- export FOLDER        the English and all translations as ICU messages, for a translator's tool
     npm run texts -- import FOLDER CODE   the translations of a language (${languages.map(({ code }) => code).join(', ')}) from such a folder`;

const [command, folder, code] = process.argv.slice(2);
if (command === 'status') {
  for (const line of statusOf()) console.log(line);
  const faults = faultsOf();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else if (command === 'export' && folder) {
  console.log(`Wrote ${exportTexts(folder)} files to ${folder}.`);
} else if (command === 'import' && folder && code) {
  const { files, faults } = importTexts(folder, code);
  if (faults.length > 0) stopWithSentence(['Nothing was imported:', ...faults].join('\n'));
  console.log(`Imported ${files} files. Look at the changes with "git diff", then run "npm run texts -- status".`);
} else stopWithSentence(usage);
