import { ciSteps } from '../test/ci-steps';
import { runSteps } from '../test/run-steps';

process.exit((await runSteps(ciSteps())) === 0 ? 0 : 1);
