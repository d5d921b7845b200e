import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadedFolder, uploadedName } from '@iwan/shared/domain/record/uploaded-file';
import type { ReadUpload } from './read-upload';

export interface UploadedMedia {
  /** Stores a file durably; returns its path for records. The same content is stored once, and counts as stored now. */
  keep(upload: ReadUpload): Promise<string>;
  /** The names of the files that were stored before a moment. */
  storedBefore(moment: Date): Promise<readonly string[]>;
  /** Deletes a file by its name, unless it was stored again since that moment. */
  discard(name: string, moment: Date): Promise<boolean>;
  /** The stored file, by the last part of its path; `null` for an unknown or invalid name. */
  find(name: string): Promise<{ readonly file: string; readonly bytes: number } | null>;
  /** The content of a file, by its path in records; `null` for a file that is not stored here. */
  read(path: string): Promise<Buffer | null>;
}

/** Files under `<dataFolder>/media`, beside the database, named by a hash of their content. */
export async function openUploadedMedia(dataFolder: string): Promise<UploadedMedia> {
  const folder = join(dataFolder, 'media');
  await mkdir(folder, { recursive: true, mode: 0o700 });

  const find: UploadedMedia['find'] = async (name) => {
    // A name of this form cannot lead out of the folder.
    if (!uploadedName.test(name)) return null;
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    return found?.isFile() ? { file, bytes: found.size } : null;
  };

  return {
    find,
    async keep(upload) {
      const name = nameOf(upload);
      const found = await find(name);
      const now = new Date();
      if (found === null) await writeWhole(folder, name, upload.content);
      else await utimes(found.file, now, now);
      return `${uploadedFolder}/${name}`;
    },
    async storedBefore(moment) {
      const names = (await readdir(folder)).filter((name) => uploadedName.test(name));
      const old: string[] = [];
      for (const name of names) if (await isOlder(join(folder, name), moment)) old.push(name);
      return old;
    },
    async discard(name, moment) {
      const found = await find(name);
      if (found === null || !(await isOlder(found.file, moment))) return false;
      await rm(found.file, { force: true });
      return true;
    },
    async read(path) {
      if (!path.startsWith(`${uploadedFolder}/`)) return null;
      const found = await find(path.slice(uploadedFolder.length + 1));
      return found && readFile(found.file);
    },
  };
}

async function isOlder(file: string, moment: Date): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtimeMs < moment.getTime();
}

function nameOf(upload: ReadUpload): string {
  const hash = createHash('sha256').update(upload.content).digest('hex').slice(0, 32);
  return upload.kind === 'document' ? `${hash}.pdf` : `${hash}-${upload.width}x${upload.height}.webp`;
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
  } catch (problem) {
    await rm(partial, { force: true });
    throw problem;
  }
}
