import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the page on which a call or a viewing is booked. */
export const textsOf = defineTexts({
  en: () => ({
    title: (agent: string) => `Book a call or viewing with ${agent}`,
    lede: 'Choose a day and a time in the next 14 days. Meetings take 30 minutes.',
    agents: 'All agents',
    book: 'Book a call or viewing',
    meeting: 'What would you like?',
    meetings: { Call: 'Call', Viewing: 'Viewing' },
    zone: 'Your time zone',
    day: 'Day',
    time: 'Time',
    dayAndTime: (day: string, time: string) => `${day}, ${time}`,
    choose: 'Choose',
    timeMissing: 'Choose a day and a time.',
    send: 'Book',
    success: 'Booked. We have emailed you the appointment for your calendar.',
    notFound: 'Nothing to book here',
    lostReason: 'The agent may have left, or bookings are not available right now.',
  }),
});
