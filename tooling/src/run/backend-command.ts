import { inWorkspace } from '../workspace';

/** Runs one of the backend's own commands in this process, with the words of the command line, and ends with its code. */
export async function runBackendCommand(name: 'content' | 'db' | 'leads' | 'mail' | 'people'): Promise<never> {
  const command: { main(words: readonly string[]): Promise<number> } = await import(
    inWorkspace('backend', 'src', 'commands', `${name}.ts`)
  );
  process.exit(await command.main(process.argv.slice(2)));
}
