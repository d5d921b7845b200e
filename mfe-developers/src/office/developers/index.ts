import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentList } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** All developers. */
export const office = defineOfficePage({
  Component: contentList({ resource: 'developers', path: '/office/developers', textsOf }),
});
