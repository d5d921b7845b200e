import { createHash } from 'node:crypto';
import { largestUpload, uploadedFolder, uploadedName } from '@iwan/shared/domain/record/uploaded-file';
import { type FileStorage, openFiles } from '../../files/open-files';
import type { ReadUpload } from './read-upload';

export type UploadedMedia = Awaited<ReturnType<typeof openUploadedMedia>>;

/** Bytes of files from a bucket that this process holds; the site stores the pictures that it makes of them itself. */
const held = 64 * 1024 * 1024;

/** The files that were uploaded in the office, named by a hash of their content. */
export async function openUploadedMedia(storage: FileStorage) {
  const isOf = (name: string, content: Buffer) => name.startsWith(hashOf(content));
  // Encoded again, a picture may be somewhat larger than its file.
  const files = await openFiles(storage, 'media', { largest: 2 * largestUpload, held, isOf });
  // A name of this form is that of an uploaded file, and of nothing else.
  const known = (name: string) => uploadedName.test(name);

  return {
    /** Stores a file durably; returns its path for records. The same content is stored once, and counts as stored now. */
    async keep(upload: ReadUpload): Promise<string> {
      const name = nameOf(upload);
      await files.write(name, upload.content);
      return `${uploadedFolder}/${name}`;
    },
    /** The names of the files that were stored before a moment. */
    async storedBefore(moment: Date): Promise<readonly string[]> {
      const old: string[] = [];
      for await (const { name, writtenAt } of files.list()) if (known(name) && writtenAt < moment) old.push(name);
      return old;
    },
    /** Deletes a file by its name, unless it was stored again since that moment. */
    async discard(name: string, moment: Date): Promise<boolean> {
      const at = known(name) ? await files.writtenAt(name) : null;
      if (at === null || at >= moment) return false;
      await files.remove(name);
      return true;
    },
    /** The stored file, by the last part of its path; `null` for an unknown or invalid name. */
    open: async (name: string) => (known(name) ? files.open(name) : null),
    /** The content of a file, by its path in records; `null` for a file that is not stored here. */
    async read(path: string): Promise<Buffer | null> {
      if (!path.startsWith(`${uploadedFolder}/`)) return null;
      const name = path.slice(uploadedFolder.length + 1);
      return known(name) ? files.read(name) : null;
    },
  };
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32);

function nameOf(upload: ReadUpload): string {
  const hash = hashOf(upload.content);
  return upload.kind === 'document' ? `${hash}.pdf` : `${hash}-${upload.width}x${upload.height}.webp`;
}
