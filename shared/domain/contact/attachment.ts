/** The largest résumé, in bytes. */
export const largestAttachment = 5 * 1024 * 1024;

/** The file extensions of a résumé (section 5: an image, Word or PDF), for the browser's file picker. */
export const attachmentEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif', '.webp', '.heic'] as const;

/** What is wrong with a file by its name and size; the backend inspects its content. */
export type AttachmentProblem = 'unreadable' | 'empty' | 'too large';

/** The type that browsers report for an unknown file. */
const unknownTypes = ['', 'application/octet-stream'];
const types = /^(?:image\/(?!svg)|application\/(?:pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml))/;

/** What is wrong with a file by its name, type and size; undefined for a valid one. */
export function attachmentProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): AttachmentProblem | undefined {
  const isNamedSo = attachmentEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isNamedSo || !(unknownTypes.includes(type) || types.test(type))) return 'unreadable';
  if (size === 0) return 'empty';
  return size > largestAttachment ? 'too large' : undefined;
}
