import { defineOfficePage } from '@iwan/shared/contracts/office';
import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';
import { slugOrName } from '@iwan/shared/domain/text/slug';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { textsOf } from './texts';

/** What there is to read of an area. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'areas',
    listPath: '/office/areas',
    textsOf,
    pageOf: ({ name }) => paths.area(slugOrName(String(name)).toLowerCase()),
    missing: ({ summary, about, latitude }) =>
      missingOf({ summary: !textLength(summary), about: !textLength(about), place: !textLength(latitude) }),
  }),
});
