import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentList } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** The areas that have a page to read. */
export const office = defineOfficePage({
  Component: contentList({ resource: 'areas', path: '/office/areas', textsOf }),
});
