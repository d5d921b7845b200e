import { createHash } from 'node:crypto';

/** The source that lets one text stand in a document, as a script or as a style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Lets a style element without a text stand, whose rules code puts in one by one, as Emotion does. */
export const emptyStyle = inlineHash('');
