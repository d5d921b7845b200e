import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A developer with all that its page shows. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'developers',
    listPath: '/office/developers',
    textsOf,
    pageOf: ({ name }) => paths.developerListed(String(name)),
    missing: missingContentOf,
  }),
});
