import { defineOfficePage } from '@iwan/shared/contracts/office';
import { employments } from '@iwan/shared/domain/model/employment';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { contentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** A job of the Career page. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'openings',
    listPath: '/office/openings',
    textsOf,
    groups: fieldGroups,
    pageOf: ({ name }) => paths.opening(String(name)),
    missing: (opening) => missingContentOf(opening, dayInDubai(new Date())),
  }),
});

function fieldGroups({ fields, groups, help, employment }: ReturnType<typeof textsOf>): readonly FieldGroup[] {
  return [
    {
      title: groups.main,
      fields: [
        { kind: 'text', name: 'name', label: fields.name, isRequired: true },
        {
          ...{ kind: 'choice', name: 'employment', label: fields.employment },
          options: employments.map((value) => ({ value, label: employment[value] })),
        },
        { kind: 'text', name: 'summary', label: fields.summary, help: help.summary },
      ],
    },
    {
      title: groups.work,
      fields: [
        { kind: 'lines', name: 'does', label: fields.does, help: help.lines },
        { kind: 'lines', name: 'brings', label: fields.brings, help: help.lines },
        { kind: 'lines', name: 'offers', label: fields.offers, help: help.lines },
      ],
    },
    {
      title: groups.days,
      fields: [
        { kind: 'day', name: 'posted_on', label: fields.posted_on, help: help.posted },
        { kind: 'day', name: 'closes_on', label: fields.closes_on, help: help.closes },
      ],
    },
  ];
}
