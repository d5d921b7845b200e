import { isFolderHeld } from '../../database/lock/lock';
import { readCommandDoor } from './command-door';
import { type CommandAnswer, commandAnswer } from './command-wire';

/**
 * Has the backend that runs on a data folder run a command; `null` where none runs there, or it cannot be asked, as while it starts.
 * A long import is waited for.
 */
export async function askRunning(
  dataFolder: string,
  command: string,
  words: readonly string[],
  workingFolder: string,
): Promise<CommandAnswer | null> {
  const door = await readCommandDoor(dataFolder);
  if (door === null || !(await isFolderHeld(dataFolder))) return null;
  const answer = await fetch(new URL('/commands', door.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.key}` },
    body: JSON.stringify({ command, words, workingFolder }),
  }).catch(() => null);
  if (!answer?.ok) return null;
  return commandAnswer.parse(await answer.json());
}
