import { type PictureFile, srcSet } from '../../../parts/picture-file';
import avif640 from './super-agent-640.avif';
import webp640 from './super-agent-640.webp';
import avif960 from './super-agent-960.avif';
import webp960 from './super-agent-960.webp';
import avif1280 from './super-agent-1280.avif';
import webp1280 from './super-agent-1280.webp';

/** The picture beside the Super Agent form. */
export const superAgentPicture: PictureFile = {
  avif: srcSet(avif640, avif960, avif1280),
  webp: srcSet(webp640, webp960, webp1280),
  src: webp960,
  sizes: '(max-width: 990.98px) 100vw, 50vw',
};
