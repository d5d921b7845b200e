import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileName, type StoredFiles } from './stored-files';

/** Files in a folder that nobody but our user may read. */
export async function openFolderFiles(folder: string): Promise<StoredFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  /** The file and what the system knows of it; `null` where there is none. */
  const find = async (name: string) => {
    if (!isFileName(name)) return null;
    const file = join(folder, name);
    const found = await stat(file).catch(unlessMissing);
    return found?.isFile() ? { file, bytes: found.size, writtenAt: found.mtime } : null;
  };

  return {
    async write(name, content) {
      if (!isFileName(name)) throw new Error(`${name} is no name of a file`);
      await writeWhole(folder, name, content);
    },
    async open(name) {
      const found = await find(name);
      return found && { bytes: found.bytes, content: () => createReadStream(found.file) };
    },
    async read(name) {
      return isFileName(name) ? readFile(join(folder, name)).catch(unlessMissing) : null;
    },
    async writtenAt(name) {
      return (await find(name))?.writtenAt ?? null;
    },
    async *list() {
      for (const name of await readdir(folder)) {
        const found = await find(name);
        if (found !== null) yield { name, writtenAt: found.writtenAt };
      }
    },
    async remove(name) {
      if (isFileName(name)) await rm(join(folder, name), { force: true });
    },
  };
}

function unlessMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

/** Renamed when it is on the disk, so that nobody reads half of a file. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const partial = join(folder, `.${randomUUID()}`);
  try {
    const file = await open(partial, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(partial, join(folder, name));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
