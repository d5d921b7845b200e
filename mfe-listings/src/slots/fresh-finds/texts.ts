import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of Fresh Finds; section 2 fixes the subtitle and the names of the facts. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Fresh Finds',
    lede: 'Discover Newly Listed Properties Ready for You to Explore!',
    startingPrice: 'Starting price',
    unit: 'Unit',
    area: 'Area',
    view: 'View project',
    none: 'No data available',
    soon: 'New projects will appear here.',
  }),
});
