import { isFolderLocked } from '../../database/lock/lock';
import { type CommandAnswer, commandAnswer, readCommandDoor } from './command-door';

/**
 * Asks the backend that is running on a data folder to run a command; `null` where none is running, or it does not answer, as
 * during its start. Without a timeout: an import may take long.
 */
export async function askRunning(
  dataFolder: string,
  command: string,
  words: readonly string[],
  workingFolder: string,
): Promise<CommandAnswer | null> {
  const door = await readCommandDoor(dataFolder);
  if (door === null || !(await isFolderLocked(dataFolder))) return null;
  const answer = await fetch(new URL('/commands', door.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${door.key}` },
    body: JSON.stringify({ command, words, workingFolder }),
  }).catch(() => null);
  if (!answer?.ok) return null;
  return commandAnswer.parse(await answer.json());
}
