import type { Page } from '@playwright/test';

/** Shorter texts hardly ever wrap. They are labels and figures, with another distribution of letters than sentences. */
const shortestThatWraps = 20;

/** The distinct texts of pages that may wrap, by font and weight: "Jost 500". */
export async function textsOf(
  page: Page,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byFont = new Map<string, Set<string>>();
  for (const address of addresses) {
    const response = await page.goto(address);
    if (!response?.ok()) throw new Error(`${address} was answered with ${response?.status()}`);
    for (const { font, text } of await page.evaluate(readTexts)) {
      if (text.length < shortestThatWraps) continue;
      byFont.set(font, (byFont.get(font) ?? new Set()).add(text));
    }
  }
  return new Map([...byFont].map(([font, texts]) => [font, [...texts]]));
}

function readTexts(): { font: string; text: string }[] {
  const texts: { font: string; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    const text = (nodeValue ?? '').replace(/\s+/g, ' ').trim();
    if (parentElement === null || text === '' || !parentElement.checkVisibility()) continue;
    const { fontFamily, fontWeight, textTransform } = getComputedStyle(parentElement);
    const family = (fontFamily.split(',')[0] ?? '').replaceAll('"', '');
    texts.push({ font: `${family} ${fontWeight}`, text: textTransform === 'uppercase' ? text.toUpperCase() : text });
  }
  return texts;
}
