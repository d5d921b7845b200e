import { expect } from '@playwright/test';

/** Fails with the words that a document lacks, and not with the document. */
export function expectWords(html: string, words: readonly string[]): void {
  expect(
    words.filter((word) => !html.includes(word)),
    'what the document does not say',
  ).toEqual([]);
}
