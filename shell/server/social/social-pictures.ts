import { drawCard } from './draw-card';
import { ownFile, pagePicture } from './page-picture';
import { PictureCache } from './picture-cache';
import { openFonts, type SocialFonts } from './social-fonts';

interface Places {
  readonly assetsUrl: string;
  /** The folder of the running release, which has the fonts. */
  readonly ownFolder: string;
}

/** The social pictures of pages. The fonts are opened with the first. */
export function socialPictures(places: Places): PictureCache {
  let fonts: Promise<SocialFonts> | null = null;
  const opened = () => {
    fonts ??= openFonts((url) => ownFile(places.ownFolder, url)).catch((problem: unknown) => {
      fonts = null;
      throw problem;
    });
    return fonts;
  };
  return new PictureCache({
    draw: async ({ card, images }) =>
      drawCard(
        card,
        images.map((image) => () => pagePicture(image, places)),
        await opened(),
      ),
  });
}
