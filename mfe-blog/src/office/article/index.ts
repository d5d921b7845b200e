import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** An article with its sections. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'blogs',
    listPath: '/office/articles',
    textsOf,
    pageOf: ({ id }) => paths.article(String(id)),
    missing: missingContentOf,
    nameOf: ({ heading }) => String(heading),
  }),
});
