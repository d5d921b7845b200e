import { join } from 'node:path';
import { backendFolder } from '../backend-folder';
import { isFolderLocked } from '../database/lock/lock';
import { readEnvironment } from '../environment';
import { errorText } from '../http/logging/describe-error';
import { type Command, isPlainFailure, plainSentence } from './command';
import { type CommandResponse, commandResponse, readCommandDoor } from './running/command-door';

/**
 * Asks the backend that is running on a data folder to run a command; `null` where none is running, or it does not answer, as
 * during its start. Without a timeout: an import may take long.
 */
export async function askRunning(
  dataFolder: string,
  command: string,
  words: readonly string[],
  workingFolder: string,
): Promise<CommandResponse | null> {
  const door = await readCommandDoor(dataFolder);
  if (door === null || !(await isFolderLocked(dataFolder))) return null;
  const response = await fetch(new URL('/commands', door.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.key}` },
    body: JSON.stringify({ command, words, workingFolder }),
  }).catch(() => null);
  if (!response?.ok) return null;
  return commandResponse.parse(await response.json());
}

interface Options {
  /** The name of a command that a running backend runs itself, since only it may open the embedded database. */
  readonly runBy?: string;
}

/** Runs a command in this process and returns the exit code. An error that the user can act on is printed without a stack. */
export async function runCommand(command: Command, words: readonly string[], { runBy }: Options = {}): Promise<number> {
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  const print = (text: string) => void process.stdout.write(text);
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  try {
    const environment = readEnvironment(process.env, process.cwd());
    const files = backendFolder(join(import.meta.dirname, '..'), process.env.IWAN_BACKEND_ROOT);
    const response =
      runBy === undefined || environment.databaseUrl !== null
        ? null
        : await askRunning(environment.dataFolder, runBy, words, workingFolder);
    if (response === null) {
      const officeUrl = environment.office?.url ?? null;
      await command(words, { environment: { ...environment, officeUrl }, files, workingFolder, print, say });
      return 0;
    }
    for (const { to, text } of response.lines) process[to].write(text);
    if (response.failure === null) return 0;
    say(response.failure);
    return 1;
  } catch (error) {
    say(isPlainFailure(error) ? plainSentence(error) : errorText(error));
    return 1;
  }
}
