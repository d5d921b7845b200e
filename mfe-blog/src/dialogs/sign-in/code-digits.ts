/** A code has as many digits (section 4; the backend's own). */
export const codeLength = 6;

/** Digits as Arabic and Persian keyboards write them. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** What of a text can be a code: `Your code: 419 025` => `419025`. More than a code's length is cut. */
export function codeDigits(text: string): string {
  return text
    .replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/\D/g, '')
    .slice(0, codeLength);
}

/** The box that is written in next, from 0: that of the cursor, the last one when all are full. */
export function boxAt(cursor: number): number {
  return Math.min(cursor, codeLength - 1);
}

/** The box that a key leads to from another, or `null` where the key leads nowhere. The first empty one is the last. */
export function boxAfter(key: string, box: number, filled: number): number | null {
  const last = Math.min(filled, codeLength - 1);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, box - 1);
    case 'ArrowRight':
      return Math.min(last, box + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
