import { join } from 'node:path';
import { backendFolder } from '../backend-folder';
import type { CommandContext } from '../commands/command';

export interface TestContext extends CommandContext {
  readonly printed: string[];
  readonly said: string[];
}

/** A command's surroundings in a test file that runs in the database environment: the database of that file. */
export function commandContext(databaseUrl: string | null = testDatabaseUrl): TestContext {
  const printed: string[] = [];
  const said: string[] = [];
  return {
    environment: { dataFolder: testDataFolder, databaseUrl },
    files: backendFolder(join(import.meta.dirname, '..'), undefined),
    openClient: openPgliteOutside,
    workingFolder: testDataFolder,
    print: (text) => printed.push(text),
    say: (sentence) => said.push(sentence),
    printed,
    said,
  };
}
