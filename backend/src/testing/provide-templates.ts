import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';

/**
 * Before the tests: creates a folder that all workers of this run share, for the databases that they copy. Deleted with this
 * process.
 */
export default function provideTemplates(): void {
  if (process.env.IWAN_TEST_TEMPLATES !== undefined) return;
  const folder = mkdtempSync(join(memoryFolder(), 'iwan-templates-'));
  process.env.IWAN_TEST_TEMPLATES = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
