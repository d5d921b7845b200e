import type { SocialCard } from '@iwan/shared/contracts/module';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { largestImage } from '../images/resize';
import { pictureLibrary } from '../picture-library';
import { type ArchPlace, archPlaces } from './arches';
import { archMask, cardSvg } from './card-svg';
import type { SocialFonts } from './social-fonts';

/**
 * The social picture of a page, as JPEG. `pictures`: loaders of the pictures in the arches; those that are not pictures are
 * left out, and without any an arch is drawn in lines.
 */
export async function drawCard(
  card: SocialCard,
  pictures: readonly (() => Promise<Buffer | null>)[],
  fonts: SocialFonts,
  locale: string = defaultLanguage.locale,
): Promise<Buffer> {
  const cut: Buffer[] = [];
  // Sequentially: each is decompressed completely.
  for (const fetchPicture of pictures) {
    const picture = await fetchPicture();
    const portrait = picture && (await cutToPortrait(picture).catch(() => null));
    if (portrait) cut.push(portrait);
  }
  const places = archPlaces(cut.length, languageOf(locale).direction);
  const inArches = await Promise.all(
    cut.flatMap((portrait, index) => {
      const place = places[index];
      return place ? [inArch(portrait, place)] : [];
    }),
  );
  const sharp = await pictureLibrary();
  return sharp(Buffer.from(cardSvg(card, fonts, { pictures: cut.length, locale })))
    .composite(inArches)
    .flatten({ background: '#0b2b33' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Cropped around the salient region: a face or a house, not the sky above it. As large as a single arch. */
async function cutToPortrait(picture: Buffer): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const [{ width, height }] = archPlaces(1);
  return sharp(picture, { limitInputPixels: largestImage, failOn: 'error' })
    .rotate()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function inArch(portrait: Buffer, place: ArchPlace) {
  const { left, top, width, height } = place;
  const sharp = await pictureLibrary();
  const input = await sharp(portrait)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(archMask(place)), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}
