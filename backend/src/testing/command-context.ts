import { join } from 'node:path';
import { backendFolder } from '../backend-folder';
import type { CommandContext } from '../commands/command';

export interface TestContext extends CommandContext {
  readonly printed: string[];
  readonly said: string[];
}

/** The environment of a command in a test: the database of the test file. */
export function commandContext(databaseUrl: string | null = testDatabaseUrl): TestContext {
  const printed: string[] = [];
  const said: string[] = [];
  return {
    environment: { dataFolder: testDataFolder, databaseUrl, uploadsBucket: null, officeUrl: 'http://localhost:3002' },
    files: backendFolder(join(import.meta.dirname, '..'), undefined),
    openClient: openPgliteOutside,
    workingFolder: testDataFolder,
    print: (text) => printed.push(text),
    say: (sentence) => said.push(sentence),
    printed,
    said,
  };
}
