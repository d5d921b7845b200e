import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    lost: 'This payment plan is no longer available',
    lostText: 'The home is sold or not listed any more, or its price is not known.',
    allHomes: 'All homes',
    print: 'Print or save as PDF',
    calendar: 'Add to calendar (.ics)',
    change: 'Change the plan',
    page: 'This home on the site',
    price: 'Price',
    bookedOn: 'Day of booking',
    payments: 'Payments',
  }),
});
