import { parseArgs } from 'node:util';
import { readScriptEnvironment } from '../environment';
import { skewStep } from '../skew/skew-step';
import { stopWithSentence } from '../stop-with-sentence';
import { ensureBrowser } from '../test/install-programs';

// `skew [--from COMMIT]`: whether the shell and the remotes of today work with those before them, both ways.
const { values } = parseArgs({ options: { from: { type: 'string', default: 'HEAD~1' } } });
const error = await ensureBrowser();
if (error !== null) stopWithSentence(error);
const { failed, troubles } = await skewStep({
  store: readScriptEnvironment(process.env).releasesDir,
  commit: values.from,
});
for (const trouble of troubles) console.log(trouble);
process.exit(failed === 0 ? 0 : 1);
