import type { Page } from '@playwright/test';

/**
 * The pictures of a page whose `sizes` are larger than their rendered width, so that the browser fetches too wide
 * files. `naturalWidth` of a picture with a `srcset` is the result of `sizes`; a picture that covers its frame is
 * rendered as wide as that needs.
 */
export function untruthfulSizes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasSizes = (picture: HTMLImageElement) =>
      [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])].some(({ srcset }) =>
        /\s\d+w\b/.test(srcset),
      );
    return [...document.images]
      .filter(
        (picture) => picture.complete && picture.naturalWidth > 0 && picture.checkVisibility() && hasSizes(picture),
      )
      .flatMap((picture) => {
        const { naturalWidth: promised, naturalHeight, offsetWidth, offsetHeight } = picture;
        const covering =
          getComputedStyle(picture).objectFit === 'cover' ? (offsetHeight * promised) / naturalHeight : 0;
        const drawn = Math.round(Math.max(offsetWidth, covering));
        return promised > 1.1 * drawn + 4 ? [`${picture.currentSrc}: ${promised} px for ${drawn}`] : [];
      });
  });
}
