import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentList } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** All agents. */
export const office = defineOfficePage({
  Component: contentList({ resource: 'agents', path: '/office/agents', textsOf }),
});
