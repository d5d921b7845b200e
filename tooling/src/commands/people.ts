import { runBackendCommand } from '../run/backend-command';

await runBackendCommand('people');
