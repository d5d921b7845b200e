import type { SocialCard } from '@iwan/shared/contracts/module';
import sharp from 'sharp';
import { largestImage } from '../images/resize';
import { archMask, archPlace, cardSvg } from './card-svg';
import type { SocialFonts } from './social-fonts';

/**
 * The picture that other sites show of a page, as JPEG. `picture`: what stands in the arch; without it, or where it is no
 * picture, the arch is drawn in lines.
 */
export async function drawCard(card: SocialCard, picture: Buffer | null, fonts: SocialFonts): Promise<Buffer> {
  const inArch = picture && (await cutToArch(picture).catch(() => null));
  const ground = sharp(Buffer.from(cardSvg(card, fonts, { hasPicture: inArch !== null })));
  const { left, top } = archPlace;
  return (inArch ? ground.composite([{ input: inArch, left, top }]) : ground)
    .flatten({ background: '#0b2b33' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Cut around what draws the eye: a face, a house, not the sky above it. */
function cutToArch(picture: Buffer): Promise<Buffer> {
  const { width, height } = archPlace;
  return sharp(picture, { limitInputPixels: largestImage, failOn: 'error' })
    .rotate()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(archMask()), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
