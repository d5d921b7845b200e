import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of this page and its form. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Book a visit',
    lede: 'Choose a day. We call you to agree on the hour.',
    headTitle: `Book a visit | ${business.fullName}`,
    description: `Book a visit with ${business.fullName}: choose a day, and an adviser calls you to agree on the hour.`,
    name: { label: 'Name', missing: 'Please give your name' },
    phone: { label: 'Phone', missing: 'Please give your phone number' },
    day: { label: 'Day', missing: 'Please choose a day' },
    consent: 'I consent to having this website store my submitted information',
    consentMissing: 'Please grant permission',
    leadTitle: 'New visit',
    send: 'Book a visit',
    success: 'Thank you. We call you to agree on the hour.',
    failure: 'Your visit could not be booked. Please try again later.',
  }),
});
