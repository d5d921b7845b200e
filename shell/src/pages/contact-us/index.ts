import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/shell-page';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { ContactUsPage } from './contact-us-page';
import { officePicture } from './office-picture';
import { texts } from './texts';

const href = paths.contactUs();
const { title: name, description } = texts;

export const page: ShellPageModule = {
  Component: ContactUsPage,
  head: headBelowHome(texts, href, [webPage('ContactPage', { name, description, href })], officePicture.src),
};
