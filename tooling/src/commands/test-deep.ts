import { deepSteps } from '../deep/deep-steps';
import { runSteps } from '../test/run-steps';

process.exit((await runSteps(deepSteps())) === 0 ? 0 : 1);
