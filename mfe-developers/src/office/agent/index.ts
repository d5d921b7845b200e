import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** An agent with all that their page shows. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'agents',
    listPath: '/office/agents',
    textsOf,
    pageOf: ({ name }) => paths.agent(String(name)),
    missing: missingContentOf,
  }),
});
