import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/shell-page';
import { headBelowHome } from '../../structured/head-below-home';
import { webPage } from '../../structured/web-page';
import { PrivacyPolicyPage } from './privacy-policy-page';
import { texts } from './texts';

const href = paths.privacyPolicy();
const { title: name, description } = texts;

export const page: ShellPageModule = {
  Component: PrivacyPolicyPage,
  head: headBelowHome(texts, href, [webPage('WebPage', { name, description, href })]),
};
