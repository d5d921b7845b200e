import { defineOfficePage } from '@iwan/shared/contracts/office';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A job of the Career page. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'openings',
    listPath: '/office/openings',
    textsOf,
    pageOf: ({ name }) => paths.opening(String(name)),
    missing: (opening) => missingContentOf(opening, dayInDubai(new Date())),
  }),
});
