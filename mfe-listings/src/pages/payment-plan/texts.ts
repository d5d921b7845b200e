import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    none: 'No payment plan chosen',
    noneText: 'Choose a unit on the page of its project.',
    lost: 'This payment plan is no longer available',
    lostText: 'The unit is sold, no longer listed or has no price.',
    allHomes: 'All projects',
    print: 'Print or save as PDF',
    calendar: 'Add to calendar (.ics)',
    change: 'Adjust the payment plan',
    price: 'Price',
    bookedOn: 'Booking date',
    permit: 'Permit number',
    permitCode: 'QR code to check the permit',
    payments: 'Payments',
  }),
});
