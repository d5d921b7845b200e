import { type PictureFile, srcSet } from '../../parts/picture-file';
import bannerAvif640 from './banner-640.avif';
import bannerWebp640 from './banner-640.webp';
import bannerAvif960 from './banner-960.avif';
import bannerWebp960 from './banner-960.webp';
import bannerAvif1280 from './banner-1280.avif';
import bannerWebp1280 from './banner-1280.webp';
import lobbyAvif640 from './lobby-640.avif';
import lobbyWebp640 from './lobby-640.webp';
import lobbyAvif960 from './lobby-960.avif';
import lobbyWebp960 from './lobby-960.webp';
import lobbyAvif1280 from './lobby-1280.avif';
import lobbyWebp1280 from './lobby-1280.webp';

/** The picture at the top of the page. */
export const bannerPicture: PictureFile = {
  avif: srcSet(bannerAvif640, bannerAvif960, bannerAvif1280),
  webp: srcSet(bannerWebp640, bannerWebp960, bannerWebp1280),
  src: bannerWebp960,
  sizes: '100vw',
};

/** The picture in the arch: a portrait crop of a landscape one, drawn wider than its visible part. */
export const lobbyPicture: PictureFile = {
  avif: srcSet(lobbyAvif640, lobbyAvif960, lobbyAvif1280),
  webp: srcSet(lobbyWebp640, lobbyWebp960, lobbyWebp1280),
  src: lobbyWebp960,
  sizes: '(max-width: 990.98px) 160vw, 1040px',
};
