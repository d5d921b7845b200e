import { z } from 'zod';

/**
 * Removes what a database cannot store: PostgreSQL accepts neither a zero byte nor half a surrogate pair. Other control
 * characters except line break and tab are meaningless in a visitor's text.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A text of a form: what is stored, without what surrounds it. */
export const typedText = (missing: string, most: number, tooLong = `Please keep this under ${most} characters`) =>
  z
    .string({ error: missing })
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().min(1, missing).max(most, tooLong));
