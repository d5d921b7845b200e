import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { LeadAttachment } from '../../database/schema';
import { HttpError } from '../../http/http-error';
import { attachmentKind } from './attachment-kind';

export interface Upload {
  readonly fileName: string;
  readonly content: Buffer;
}

export interface AttachmentStore {
  /** Stores a file durably before it returns. Throws an `HttpError` 400 for a type that section 5 does not accept. */
  keep(upload: Upload): Promise<LeadAttachment>;
  /** The bytes; `null` where the file was deleted. */
  read(attachment: LeadAttachment): Promise<Buffer | null>;
  discard(attachment: LeadAttachment): Promise<void>;
}

/** The last part of the name, without control characters: shown to people and never used as a path. */
function shownName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').slice(0, 120) || 'file';
}

/** Files under `<dataFolder>/uploads` with random names; no route serves that folder. */
export async function openAttachmentStore(dataFolder: string): Promise<AttachmentStore> {
  const folder = join(dataFolder, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async keep({ fileName, content }) {
      const kind = await attachmentKind(content);
      if (kind === null) {
        const message = 'Please attach an image, a Word document or a PDF';
        throw new HttpError(400, message, [{ field: 'file', message }]);
      }
      const storedAs = `${randomUUID()}${kind.extension}`;
      const file = await open(join(folder, storedAs), 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.datasync();
      } catch (error) {
        await rm(join(folder, storedAs), { force: true });
        throw error;
      } finally {
        await file.close();
      }
      return { storedAs, originalName: shownName(fileName), mediaType: kind.mediaType, bytes: content.length };
    },
    read: ({ storedAs }) => readFile(join(folder, basename(storedAs))).catch(() => null),
    discard: ({ storedAs }) => rm(join(folder, storedAs), { force: true }),
  };
}
