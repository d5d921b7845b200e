import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentList } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** The jobs of the Career page. */
export const office = defineOfficePage({
  Component: contentList({ resource: 'openings', path: '/office/openings', textsOf }),
});
