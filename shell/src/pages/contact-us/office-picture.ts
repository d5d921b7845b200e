import { type PictureFile, srcSet } from '../../parts/picture-file';
import avif640 from './office-640.avif';
import webp640 from './office-640.webp';
import avif960 from './office-960.avif';
import webp960 from './office-960.webp';
import avif1280 from './office-1280.avif';
import webp1280 from './office-1280.webp';

/** The reception of the office. */
export const officePicture: PictureFile = {
  avif: srcSet(avif640, avif960, avif1280),
  webp: srcSet(webp640, webp960, webp1280),
  src: webp960,
  sizes: '(max-width: 990.98px) 92vw, 640px',
};
