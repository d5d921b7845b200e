import type { Page } from '@playwright/test';

/**
 * How many times as wide the texts of elements are in one font as in another, all in a line: `1.01` is a hundredth wider.
 * What a list says again with each entry counts once: no font's letters are all as wide as the average. Letters are as wide as the fonts draw them, whatever the system rounds.
 */
export function widthRatio(
  page: Page,
  selector: string,
  fonts: { readonly family: string; readonly than: string; readonly weight: number },
): Promise<number> {
  return page.evaluate(
    async ([elements, { family, than, weight }]) => {
      const texts = new Set([...document.querySelectorAll(elements)].map(({ textContent }) => textContent));
      const text = [...texts].join(' ');
      const line = document.body.appendChild(document.createElement('span'));
      line.textContent = text;
      const widthIn = async (name: string) => {
        await document.fonts.load(`${weight} 20px "${name}"`);
        line.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 20px "${name}"`;
        return line.getBoundingClientRect().width;
      };
      const ratio = (await widthIn(family)) / (await widthIn(than));
      line.remove();
      return ratio;
    },
    [selector, fonts] as const,
  );
}
