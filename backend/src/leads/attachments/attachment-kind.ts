import { fileTypeFromBuffer } from 'file-type/core';
import { isSoundDocx } from './is-sound-docx';

interface Kind {
  readonly mediaType: string;
  readonly extension: string;
}

/** By the names that file-type gives. SVG is `xml` to it, and not here: it may hold a script. */
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

/** Old Word files, tables and installers are one format of many streams; Word's own has this name. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/**
 * What a résumé is, by its content and not by what its name claims: an image, Word or PDF (section 5); `null` for
 * everything else, SVG and HTML among it.
 */
export async function attachmentKind(content: Buffer): Promise<Kind | null> {
  // Archives are looked into by us alone: within bounds.
  if (content.subarray(0, 2).toString('latin1') === 'PK') return (await isSoundDocx(content)) ? docx : null;
  const found = await fileTypeFromBuffer(content);
  if (found?.ext === 'cfb') return content.includes(wordStream) ? doc : null;
  return kinds[found?.ext ?? ''] ?? null;
}
