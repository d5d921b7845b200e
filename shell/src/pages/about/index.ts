import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/page/shell-page';
import { preloadOf } from '../../parts/picture-file';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { AboutPage } from './about-page';
import { bannerPicture } from './pictures';
import { textsOf } from './texts';

const href = paths.about();

export const page: ShellPageModule = {
  Component: AboutPage,
  head(locale) {
    const texts = textsOf(locale);
    const { title: name, description } = texts;
    return headBelowHome(
      texts,
      { href, locale },
      [webPage('AboutPage', { name, description, href, locale })],
      bannerPicture.src,
    );
  },
  preload: preloadOf(bannerPicture),
};
