import { randomUUID } from 'node:crypto';
import { largestAttachment } from '@iwan/shared/domain/contact/attachment';
import { fileTypeFromBuffer } from 'file-type/core';
import type { Database } from '../../database/database';
import type { LeadAttachment } from '../../database/schema';
import { type FileStorage, openFiles } from '../../files/open-files';
import { HttpError } from '../../http/http-error';
import { refusals } from '../../http/refusals/refusals';
import { isSoundDocx } from './is-sound-docx';
import { queueRemovals, removeQueued } from './removals';

export interface Upload {
  readonly fileName: string;
  readonly content: Buffer;
}

export type AttachmentStore = Awaited<ReturnType<typeof openAttachmentStore>>;

/** The last part of the name, without control characters: shown to people and never used as a path. */
function shownName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').slice(0, 120) || 'file';
}

/** The files of leads, with random names; no route serves them by these. */
export async function openAttachmentStore(storage: FileStorage, db: Database) {
  const files = await openFiles(storage, 'uploads', { largest: 2 * largestAttachment });
  return {
    /**
     * Stores a file durably before it returns. Throws an `HttpError`: 400 for a type that section 5 does not accept, 503 where
     * the storage does not answer.
     */
    async keep({ fileName, content }: Upload): Promise<LeadAttachment> {
      const kind = await attachmentKind(content);
      if (kind === null) {
        const message = refusals.fileKind;
        throw new HttpError(400, message, [{ field: 'file', message }]);
      }
      const storedAs = `${randomUUID()}${kind.extension}`;
      try {
        await files.write(storedAs, content);
      } catch (error) {
        // A bucket that answers too late may have stored it all the same.
        await queueRemovals(db, [storedAs]).catch(() => {});
        throw error;
      }
      return { storedAs, originalName: shownName(fileName), mediaType: kind.mediaType, bytes: content.length };
    },
    /** The bytes; `null` where the file was deleted. */
    read: ({ storedAs }: LeadAttachment) => files.read(storedAs),
    /** Deletes a file, now or as soon as the storage answers. */
    async discard({ storedAs }: LeadAttachment): Promise<void> {
      await files.remove(storedAs).catch(() => queueRemovals(db, [storedAs]));
    },
    /**
     * Deletes the files of erased leads (`eraseLeads`), all or these. Resolves with how many of them are left, since the storage
     * does not answer.
     */
    discardErased: (names?: readonly string[]) => removeQueued(db, files, names),
  };
}

interface Kind {
  readonly mediaType: string;
  readonly extension: string;
}

/** By the names of the library file-type. SVG is `xml` there and not accepted: it may contain a script. */
const kinds: Readonly<Record<string, Kind>> = {
  pdf: { mediaType: 'application/pdf', extension: '.pdf' },
  jpg: { mediaType: 'image/jpeg', extension: '.jpg' },
  png: { mediaType: 'image/png', extension: '.png' },
  gif: { mediaType: 'image/gif', extension: '.gif' },
  webp: { mediaType: 'image/webp', extension: '.webp' },
  heic: { mediaType: 'image/heic', extension: '.heic' },
};

const doc: Kind = { mediaType: 'application/msword', extension: '.doc' };
const docx: Kind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: '.docx',
};

/** Old Word files, tables and installers share one container format; Word's main stream has this name. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/**
 * The type of a résumé by its content, not by its name: an image, Word or PDF (section 5); `null` for everything else, such as
 * SVG and HTML.
 */
export async function attachmentKind(content: Buffer): Promise<Kind | null> {
  // Archives are inspected by our own code, with limits.
  if (content.subarray(0, 2).toString('latin1') === 'PK') return (await isSoundDocx(content)) ? docx : null;
  const found = await fileTypeFromBuffer(content);
  if (found?.ext === 'cfb') return content.includes(wordStream) ? doc : null;
  return kinds[found?.ext ?? ''] ?? null;
}
