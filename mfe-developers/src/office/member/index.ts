import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A member of the team. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'team',
    listPath: '/office/team',
    textsOf,
    pageOf: () => paths.ourTeam(),
    missing: missingContentOf,
  }),
});
