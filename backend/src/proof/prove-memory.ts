import { setTimeout as wait } from 'node:timers/promises';
import { askForLists, requestAndAbort } from './ask-for-lists';
import { startBackendProcess } from './backend-process';
import { chosenDatabases, createProofDatabase } from './databases';
import { fillWithProjects } from './many-projects';
import { memoryOf } from './site-process';

// `npm run prove:memory -w backend`: the memory of the process with 20,000 projects under various requests. Linux only.
const mostMegabytes = 600;
const tell = (line: string) => console.log(line);

let isProven = true;
for (const name of chosenDatabases(tell)) {
  tell(`On ${name}, 20,000 projects:`);
  const { variables, discard } = await createProofDatabase(name);
  await fillWithProjects(variables.DATA_DIR ?? '', variables.DATABASE_URL ?? null, 20_000);
  const backend = await startBackendProcess({ ...variables, NODE_ENV: 'production' });
  const row = (what: string) => {
    const { now, most } = memoryOf(backend.pid);
    if (most > mostMegabytes) isProven = false;
    tell(`  ${what.padEnd(44)} ${String(now).padStart(5)} MB, at most ${most} MB`);
  };
  row('started');
  for (const encoding of ['br', 'gzip', 'identity']) {
    await (await fetch(`${backend.url}/api/projectapi`, { headers: { 'accept-encoding': encoding } })).arrayBuffer();
  }
  row('the whole list, compressed and plain');
  const { answered } = await askForLists(backend.url, 1_000);
  row(`${answered} different filtered lists`);
  const { aborted } = await requestAndAbort(backend.url, 100);
  await wait(5_000);
  row(`${aborted} more that nobody waited for`);
  await backend.stop();
  await discard();
}
process.exit(isProven ? 0 : 1);
