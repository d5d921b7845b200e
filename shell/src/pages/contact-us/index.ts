import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/page/shell-page';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { ContactUsPage } from './contact-us-page';
import { officePicture } from './office-picture';
import { textsOf } from './texts';

const href = paths.contactUs();

export const page: ShellPageModule = {
  Component: ContactUsPage,
  head(locale) {
    const texts = textsOf(locale);
    const { title: name, description } = texts;
    return headBelowHome(
      texts,
      { href, locale },
      [webPage('ContactPage', { name, description, href, locale })],
      officePicture.src,
    );
  },
};
