import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { backendFolder } from './backend-folder';
import { readEnvironment } from './environment';
import { errorText } from './http/logging/describe-error';
import { mailboxFolder } from './mail/mailbox-folder';
import { demoAdministrator } from './office-settings';
import { startBackend } from './start';
import { StartFailure } from './start-failure';

/**
 * Keeps the process small. On a machine with much memory V8 lets garbage grow to nearly the size of the live heap, which is 190
 * MB with 20,000 projects. A heap that grows by a fifth at a time is collected more often, and unlike a fixed limit it has room
 * for more projects.
 */
function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const files = backendFolder(import.meta.dirname, process.env.IWAN_BACKEND_ROOT);
  // Without its parent the backend would keep the port and the data folder, or wait for its database forever.
  let leave: () => unknown = () => process.exit(1);
  process.once('disconnect', () => leave());
  if (process.connected === false) leave();
  if (environment.databaseUrl === null && !existsSync(join(environment.dataFolder, 'database'))) {
    process.stdout.write('The database is being created, with its first records.\n');
  }
  let hasWaited = false;
  const backend = await startBackend(environment, files, (reason) => {
    hasWaited = true;
    process.stderr.write(`${reason} The backend tries again until it can.\n`);
    process.send?.({ waiting: true });
  });
  // Only now: while all is read at the start there is much garbage, and each collection looks at the whole heap.
  limitHeapGrowth();
  if (hasWaited) process.stderr.write('The PostgreSQL of DATABASE_URL is there; the backend has started.\n');

  const grace = closeWithGrace({ delay: 10_000, logger: backend.log }, async ({ err }) => {
    if (err) backend.log.fatal({ err }, 'stopping after an unexpected error');
    await backend.stop();
  });
  if (environment.smtpUrl === null) {
    const folder = mailboxFolder(environment.dataFolder);
    process.stdout.write(
      `No mail server is set (SMTP_URL): mails lie in ${folder}, and \`npm run mail\` shows them.\n`,
    );
  }
  if (backend.hasDemoRecords) {
    process.stdout.write(
      'The site shows invented demo records. `npm run content -- remove-demo` takes them away; DEMO=off begins without.\n',
    );
  }
  if (environment.requiresPermits) {
    process.stdout.write('Projects without a permit that is valid today are hidden; PERMITS=off shows them.\n');
  }
  if (backend.advice !== null) process.stderr.write(`${backend.advice}\n`);
  const { office } = environment;
  if (office?.isDemo) {
    process.stdout.write(
      `The office is at ${office.url}/office: sign in as ${demoAdministrator}; \`npm run mail\` shows the code.\n`,
    );
  }
  leave = () => grace.close();
  if (process.send) {
    process.send({ ready: true, url: backend.url });
  } else {
    process.stdout.write(`The admin API answers at ${backend.url}\n`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : errorText(error)}\n`);
  process.exit(1);
}
