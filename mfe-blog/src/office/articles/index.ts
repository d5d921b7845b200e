import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentList } from '@iwan/shared/office/content-list';
import { textsOf } from './texts';

/** All articles. */
export const office = defineOfficePage({
  Component: contentList({
    resource: 'blogs',
    path: '/office/articles',
    textsOf,
    sort: { field: 'heading', order: 'ASC' },
  }),
});
