import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentList } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** The people of “Our team”. */
export const office = defineOfficePage({
  Component: contentList({ resource: 'team', path: '/office/team', textsOf }),
});
