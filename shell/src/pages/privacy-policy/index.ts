import { paths } from '@iwan/shared/paths/paths';
import type { ShellPageModule } from '../../federation/shell-page';
import { webPage } from '../../structured/web-page';
import { headBelowHome } from '../head-below-home';
import { PrivacyPolicyPage } from './privacy-policy-page';
import { texts } from './texts';

const href = paths.privacyPolicy();
const { title: name, description } = texts;

export const page: ShellPageModule = {
  Component: PrivacyPolicyPage,
  head: headBelowHome(texts, href, [webPage('WebPage', { name, description, href })]),
};
