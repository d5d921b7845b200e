/** The most that a résumé may weigh, in bytes. */
export const largestAttachment = 5 * 1024 * 1024;

/** What a résumé may be (section 5): an image, Word or PDF. By the ends of names, for a browser's picker of files. */
export const attachmentEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif', '.webp', '.heic'] as const;

/** What is wrong with a file, as far as its name and size tell; the backend looks into it. */
export type AttachmentProblem = 'unreadable' | 'empty' | 'too large';

/** What a browser says of a file whose kind it does not know. */
const unknownTypes = ['', 'application/octet-stream'];
const types = /^(?:image\/(?!svg)|application\/(?:pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml))/;

/** Whether a file may be sent as a résumé, by what can be said before it is. Undefined where nothing is wrong. */
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
