/** How many of a file's first bytes identify its type. */
export const sniffedBytes = 1024;

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The magic numbers of each type by position. Old Word files and newer ones are archives. */
const beginnings: readonly { readonly at: number; readonly bytes: readonly number[] }[] = [
  { at: 0, bytes: [0xff, 0xd8, 0xff] },
  { at: 0, bytes: [0x89, ...ascii('PNG\r\n\u001a\n')] },
  { at: 0, bytes: ascii('GIF8') },
  { at: 8, bytes: ascii('WEBP') },
  ...['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => ({ at: 4, bytes: ascii(`ftyp${brand}`) })),
  { at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { at: 0, bytes: ascii('PK\u0003\u0004') },
];

const pdf = ascii('%PDF-');

/**
 * Whether a file can be a résumé (section 5: an image, Word or PDF) by its first bytes, whatever its name. The backend inspects
 * it thoroughly; this refuses obviously wrong files before they are sent.
 */
export function canBeAttachment(first: Uint8Array): boolean {
  const matchesAt = (bytes: readonly number[], at: number) => bytes.every((byte, index) => first[at + index] === byte);
  if (beginnings.some(({ at, bytes }) => matchesAt(bytes, at))) return true;
  // PDF readers accept the header anywhere in the first kilobyte, and some writers rely on that.
  return Array.from({ length: Math.min(first.length, sniffedBytes) }, (_, at) => at).some((at) => matchesAt(pdf, at));
}

/** The largest résumé, in bytes. */
export const largestAttachment = 5 * 1024 * 1024;

/** The file extensions of a résumé (section 5: an image, Word or PDF), for the browser's file picker. */
export const attachmentEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif', '.webp', '.heic'] as const;

/** What is wrong with a file by its name and size; the backend inspects its content. */
type AttachmentError = 'unreadable' | 'empty' | 'too large';

/** The type that browsers report for an unknown file. */
const unknownTypes = ['', 'application/octet-stream'];
const types = /^(?:image\/(?!svg)|application\/(?:pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml))/;

/** What is wrong with a file by its name, type and size; undefined for a valid one. */
export function attachmentError({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): AttachmentError | undefined {
  const isNamedSo = attachmentEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isNamedSo || !(unknownTypes.includes(type) || types.test(type))) return 'unreadable';
  if (size === 0) return 'empty';
  return size > largestAttachment ? 'too large' : undefined;
}
