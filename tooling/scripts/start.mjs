import { checkPorts, run } from './bootstrap.mjs';

await checkPorts(process.env);
await run('start');
