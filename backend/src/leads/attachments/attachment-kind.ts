import { fileTypeFromBuffer } from 'file-type/core';
import { isSoundDocx } from './is-sound-docx';

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
