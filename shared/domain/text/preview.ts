import { plainText } from './plain-text';

/** The longest preview, for a text without spaces. */
const characterLimit = 280;

/**
 * The preview of a description: its first words as plain text, 20 of a project (section 5), with an ellipsis when there are more;
 * `null` for an empty one.
 */
export function preview(html: string | null, mostWords = 20): string | null {
  const text = plainText(html ?? '');
  const words = text.split(' ');
  const cut = words
    .slice(0, mostWords)
    .join(' ')
    .slice(0, characterLimit)
    .replace(/\p{Surrogate}$/u, '');
  if (cut === text) return text || null;
  return `${cut.replace(/[\s.,;:–—-]+$/, '')}…`;
}
