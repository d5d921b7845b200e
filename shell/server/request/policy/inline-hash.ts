import { createHash } from 'node:crypto';

/** The CSP source of one inline script or style, by its hash. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Allows an empty style element, into which code inserts rules, as Emotion does. */
export const emptyStyle = inlineHash('');
