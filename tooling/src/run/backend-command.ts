import { inWorkspace } from '../workspace';

/** Runs a command of the backend in this process, with the command-line arguments, and exits with its code. */
export async function runBackendCommand(name: 'content' | 'db' | 'leads' | 'mail' | 'people'): Promise<never> {
  const command: { main(words: readonly string[]): Promise<number> } = await import(
    inWorkspace('backend', 'src', 'commands', `${name}.ts`)
  );
  process.exit(await command.main(process.argv.slice(2)));
}
