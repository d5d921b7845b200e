import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { OpenDataPage } from './open-data-page';
import { textsOf } from './texts';

/** `/open-data`: what of the site's data anyone may use, and the files. */
export const route = defineRoute({
  Component: OpenDataPage,
  head: (_, { locale }) => {
    const { headTitle, description } = textsOf(locale);
    return { title: headTitle, description, canonical: paths.openData() };
  },
});
