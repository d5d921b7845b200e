import { inWorkspace } from '../workspace';

// `backend NAME [arguments]`: runs a command of the backend (content, db, leads, mail, people), and exits with its code.
const [name, ...args] = process.argv.slice(2);
const command: { main(args: readonly string[]): Promise<number> } = await import(
  inWorkspace('backend', 'src', 'commands', `${name}.ts`)
);
process.exit(await command.main(args));
