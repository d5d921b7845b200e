import { join } from 'node:path';
import { backendFolder } from '../../backend-folder';
import { readContent } from '../../content/transfer';
import { validateRows } from '../../content/validate';
import { writeContent } from '../../content/write-content';
import { type OpenOptions, openStorage } from '../../database/connection/open-database';

/**
 * Fills an empty database with the demo records and copies of its projects under other names, `count` projects in all.
 * Tests hand in how an embedded database is opened outside of their realm.
 */
export async function fillWithProjects(
  dataFolder: string,
  databaseUrl: string | null,
  count: number,
  options: Pick<OpenOptions, 'openClient'> = {},
): Promise<void> {
  const files = backendFolder(join(import.meta.dirname, '..', '..'), undefined);
  const storage = await openStorage({ dataFolder, databaseUrl }, files, options);
  try {
    const rows = await readContent(storage.db, 'projects');
    const copies = Array.from({ length: count - rows.length }, (_, index) => {
      const row = rows[index % rows.length] ?? {};
      return { ...row, name: `${String(row.name)} ${Math.floor(index / rows.length) + 2}` };
    });
    const names = async (resource: 'developers' | 'agents') =>
      new Set((await readContent(storage.db, resource)).map(({ name }) => String(name)));
    const fileRows = copies.map((value) => ({ resource: 'projects' as const, value, lineOf: () => 1 }));
    const known = { developers: await names('developers'), agents: await names('agents') };
    const validation = validateRows(fileRows, known);
    if (!validation.ok) throw new Error(validation.faults[0]?.message);
    await storage.db.transaction((transaction) => writeContent(transaction, validation.content));
  } finally {
    await storage.close();
  }
}
