/** The most that a résumé may weigh, in bytes. */
export const largestAttachment = 5 * 1024 * 1024;

/** What a résumé may be (section 5): an image, Word or PDF. By the ends of names, for a browser's picker of files. */
export const attachmentEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif', '.webp', '.heic'] as const;

/** What is wrong with a file, as far as its name and size tell; the backend looks into it. */
export type AttachmentProblem = 'missing' | 'unreadable' | 'empty' | 'too large';

/** Whether a file may be sent as a résumé, by what can be said before it is. Undefined where nothing is wrong. */
export function attachmentProblem(file: Pick<File, 'name' | 'size'> | null): AttachmentProblem | undefined {
  if (file === null) return 'missing';
  const name = file.name.toLowerCase();
  if (!attachmentEndings.some((ending) => name.endsWith(ending))) return 'unreadable';
  if (file.size === 0) return 'empty';
  return file.size > largestAttachment ? 'too large' : undefined;
}
