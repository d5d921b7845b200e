import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/shell-page';
import { preloadOf } from '../../parts/picture-file';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { AboutPage } from './about-page';
import { bannerPicture } from './pictures';
import { texts } from './texts';

const href = paths.about();
const { title: name, description } = texts;

export const page: ShellPageModule = {
  Component: AboutPage,
  head: headBelowHome(texts, href, [webPage('AboutPage', { name, description, href })], bannerPicture.src),
  preload: preloadOf(bannerPicture),
};
