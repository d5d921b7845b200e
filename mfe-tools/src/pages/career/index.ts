import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { CareerPage } from './career-page';
import { texts } from './texts';

export const route = defineRoute({
  Component: CareerPage,
  head: () => ({ title: texts.headTitle, description: texts.description, canonical: paths.career() }),
});
