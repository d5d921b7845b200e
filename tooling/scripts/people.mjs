import { run } from './bootstrap.mjs';

await run('people');
