import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Registered sales',
    about:
      'Names in the imported sales that match nothing on the site. These sales are on no page of a project, or of an area. If a project is only spelled differently, give it the registered name.',
    projects: 'Projects',
    areas: 'Areas',
    name: 'Registered name',
    area: 'Area',
    like: 'Perhaps',
    sales: 'Sales',
    last: 'Latest',
    none: 'Every name matches.',
    count: (sales: number) => format.number(sales),
  }),
});
