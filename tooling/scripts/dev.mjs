import { run } from './bootstrap.mjs';
import { checkPorts } from './free-ports.mjs';

await checkPorts(process.env);
await run('dev');
