import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadedFolder, uploadedName } from '@iwan/shared/domain/record/uploaded-file';
import type { ReadUpload } from './read-upload';

export interface UploadedMedia {
  /** Stores a file durably; returns its path for records. The same content is stored once. */
  keep(upload: ReadUpload): Promise<string>;
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
      if ((await find(name)) === null) await writeWhole(folder, name, upload.content);
      return `${uploadedFolder}/${name}`;
    },
    async read(path) {
      if (!path.startsWith(`${uploadedFolder}/`)) return null;
      const found = await find(path.slice(uploadedFolder.length + 1));
      return found && readFile(found.file);
    },
  };
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
