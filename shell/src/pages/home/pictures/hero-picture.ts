import { type PictureFile, srcSet } from '../../../parts/picture-file';
import avif640 from './hero-640.avif';
import webp640 from './hero-640.webp';
import avif960 from './hero-960.avif';
import webp960 from './hero-960.webp';
import avif1280 from './hero-1280.avif';
import webp1280 from './hero-1280.webp';

/** The picture behind the arcade, the largest of Home. */
export const heroPicture: PictureFile = {
  avif: srcSet(avif640, avif960, avif1280),
  webp: srcSet(webp640, webp960, webp1280),
  src: webp960,
  // On a phone the picture covers the height of its frame, and is drawn slightly wider than it.
  sizes: '(max-width: 767.98px) calc(104vw - 2.6rem), (max-width: 1440px) 94vw, 1344px',
};
