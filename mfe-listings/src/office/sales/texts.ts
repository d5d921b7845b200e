import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Registered sales',
    about:
      'Names in the imported sales that match nothing on the site: their sales are on no page of a project, or of an area. If a project is only spelled differently, give it the registered name.',
    none: 'Every name in the imported sales matches.',
    columns: ['Registered project', 'Registered area', 'Perhaps', 'Sales', 'Latest'],
    wholeArea: 'All, the area is not on the site',
  }),
});
