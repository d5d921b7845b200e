import { plainText } from './plain-text';

const wordLimit = 20;
/** The longest preview, for a text without spaces. */
const characterLimit = 280;

/**
 * The preview of a description: its first 20 words as plain text, with an ellipsis when there are more (section 5); `null` for
 * an empty one.
 */
export function preview(html: string | null): string | null {
  const text = plainText(html ?? '');
  const words = text.split(' ');
  const cut = words
    .slice(0, wordLimit)
    .join(' ')
    .slice(0, characterLimit)
    .replace(/\p{Surrogate}$/u, '');
  if (cut === text) return text || null;
  return `${cut.replace(/[\s.,;:–—-]+$/, '')}…`;
}
