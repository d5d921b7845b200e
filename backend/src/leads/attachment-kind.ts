interface Kind {
  readonly mediaType: string;
  readonly extension: string;
}

const byFirstBytes: readonly (Kind & { readonly bytes: string; readonly at?: number })[] = [
  { bytes: '%PDF-', mediaType: 'application/pdf', extension: '.pdf' },
  { bytes: '\xff\xd8\xff', mediaType: 'image/jpeg', extension: '.jpg' },
  { bytes: '\x89PNG\r\n\x1a\n', mediaType: 'image/png', extension: '.png' },
  { bytes: 'GIF8', mediaType: 'image/gif', extension: '.gif' },
  { bytes: 'WEBP', at: 8, mediaType: 'image/webp', extension: '.webp' },
  { bytes: 'ftypheic', at: 4, mediaType: 'image/heic', extension: '.heic' },
  { bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', mediaType: 'application/msword', extension: '.doc' },
];

/** A docx is a zip whose entries' names stand uncompressed in it. */
const docx: Kind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: '.docx',
};

/**
 * What a résumé is, by its first bytes and not by what its name claims: an image, Word or PDF (section 5); `null` for
 * everything else, SVG and HTML among it.
 */
export function attachmentKind(content: Buffer): Kind | null {
  const isAt = (bytes: string, at = 0) => content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  const found = byFirstBytes.find(({ bytes, at }) => isAt(bytes, at));
  if (found !== undefined) return { mediaType: found.mediaType, extension: found.extension };
  return isAt('PK\x03\x04') && content.includes('word/') ? docx : null;
}
