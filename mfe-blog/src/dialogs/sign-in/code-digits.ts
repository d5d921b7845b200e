/** The number of digits of a code (section 4; the same in our backend). */
export const codeLength = 6;

/** Digits of Arabic and Persian keyboards. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

const run = /\d(?:[\s\p{Pd}]?\d)*/gu;
const wholeCode = /(?:^|\D)(\d{6}|\d{3}[\s\p{Pd}]\d{3})(?![\s\p{Pd}]?\d)/u;

/**
 * The digits of a text that can be a code: `Code of 27 November: 419 025` => `419025`. Digits split by single spaces or hyphens
 * are one run. Without a run of six, it is the start of the last one: the code may be still being typed.
 */
export function codeDigits(text: string): string {
  const latin = text.replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
  const runs = (latin.match(run) ?? []).map(digitsOf);
  const code = wholeCode.exec(latin)?.[1] ?? runs.find(({ length }) => length === codeLength) ?? runs.at(-1) ?? '';
  return digitsOf(code).slice(0, codeLength);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The index of the active box: that of the cursor, the last one when all are full. */
export function boxAt(cursor: number): number {
  return Math.min(cursor, codeLength - 1);
}

/** The box that a key moves to, or `null` for any other key. The first empty box is the last one that can be reached. */
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
