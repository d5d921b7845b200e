import type { Page } from '@playwright/test';

/**
 * The ratio of the widths of elements' texts in two fonts, each text in one line: `1.01` is a hundredth wider. A text
 * that a list repeats with each entry counts once: a font matches another only on average. Letters have the widths of
 * the fonts, without rounding by the system.
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
