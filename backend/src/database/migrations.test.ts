import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(120_000);

const backend = join(import.meta.dirname, '../..');
const drizzleKit = createRequire(join(backend, 'package.json')).resolve('drizzle-kit');

/** What the command of the README says where the migrations lie in a folder of their own. */
async function generate(out: string): Promise<string> {
  const words = [
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    'src/database/schema.ts',
    '--out',
    relative(backend, out),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [join(drizzleKit, '../bin.cjs'), ...words], {
    cwd: backend,
  });
  return stdout;
}

test('a fresh migration would be empty: the schema and the migrations say the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-migrations-'));
  try {
    await cp(join(backend, 'migrations'), folder, { recursive: true });
    const before = await readdir(folder);
    expect(await generate(folder)).toContain('No schema changes');
    expect(await readdir(folder)).toEqual(before);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
