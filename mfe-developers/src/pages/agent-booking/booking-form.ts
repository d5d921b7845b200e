import { meetings } from '@iwan/shared/domain/booking/booking-times';
import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { dubaiZone } from '@iwan/shared/domain/format/time-zones';
import { enquiryTextsOf } from '@iwan/shared/forms/enquiry-texts';
import { submittingFailure } from '@iwan/shared/forms/failure-sentence';
import { choiceField, leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';
import { textsOf } from './texts';

/** A call or a viewing with an agent (`POST /api/contact`, source `Booking`, which section 7 does not have). */
export const bookingForm = byLocale((locale) => {
  const { meeting, time, timeMissing, zone, send, success } = textsOf(locale);
  const { name, phone, email, missing, emailUnreadable } = enquiryTextsOf(locale);
  return defineLeadForm({
    name: 'booking',
    fields: {
      meeting: {
        ...choiceField({ label: meeting, missing: timeMissing }, Object.keys(meetings)),
        empty: 'Call' as string,
      },
      at: { label: time, empty: '' as string, issueOf: (at: string) => (at === '' ? timeMissing : undefined) },
      // Of the times that are shown; posted without script it is left out.
      zone: { label: zone, empty: '' as string, issueOf: () => undefined },
      name: leadField('name', { label: name, missing: missing.name }, locale),
      phone: leadField('phone', { label: phone, missing: missing.phone }, locale),
      email: leadField('email', { label: email, missing: missing.email, unreadable: emailUnreadable }, locale),
    },
    toLead: ({ zone: chosen, ...rest }, { agent = '' }) => ({
      ...{ ...rest, zone: chosen || dubaiZone, agent },
      source: 'Booking',
    }),
    words: { send, success, failure: submittingFailure(locale), agreement: consentTextsOf(locale).sending },
    successFor: 60_000,
  });
});
