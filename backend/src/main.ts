import closeWithGrace from 'close-with-grace';
import { backendFolder } from './backend-folder';
import { readEnvironment } from './environment';
import { errorText } from './http/describe-error';
import { mailboxFolder } from './mail/mailbox-folder';
import { startBackend } from './start';
import { StartFailure } from './start-failure';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const files = backendFolder(import.meta.dirname, process.env.IWAN_BACKEND_ROOT);
  const backend = await startBackend(environment, files);

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
  if (process.send) {
    // Without its parent the backend would go on holding the port and the data folder.
    process.once('disconnect', () => void grace.close());
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
