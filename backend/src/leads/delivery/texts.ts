import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the receipt for the sender of a lead. */
export const textsOf = defineTexts({
  en: () => ({
    receivedEnquiry: (about: string | null) =>
      about === null ? 'We received your enquiry' : `We received your enquiry about ${about}`,
    receivedApplication: 'We received your application',
    receivedSubscription: 'We received your subscription',
    receivedMessage: 'We received your message',
    thanksForEnquiry: (about: string | null) =>
      about === null ? 'Thank you for your enquiry.' : `Thank you for your enquiry about ${about}.`,
    thanksForApplication: 'Thank you for your application.',
    thanksForSubscription: 'Thank you for your subscription.',
    thanksForMessage: 'Thank you for your message.',
    agentReplies: (agent: string | null) =>
      agent === null ? 'An agent will reply within one working day.' : `${agent} will reply within one working day.`,
    applicationReplies: 'We answer every application within ten days.',
    newsletter: 'We will email you new projects and price changes, once a week. To unsubscribe, reply to this email.',
    weReply: 'We will reply to you.',
    hello: (name: string) => `Hello ${name},`,
    thankYou: (name: string | null) => (name === null ? 'Thank you' : `Thank you, ${name}`),
    /** The link to the chat follows; not as a gap, whose marks of direction mail programs would take for a part of it. */
    urgent: (phone: string) => `If it is urgent, call ${phone} or WhatsApp us:`,
    askedAbout: 'You asked about',
    whatsapp: (agent: string | null) => (agent === null ? 'WhatsApp us' : `WhatsApp ${agent}`),
    call: (phone: string) => `Call ${phone}`,
    sent: 'You sent',
    sentBelow: 'You sent:',
    labels: { name: 'Name', phone: 'Phone', email: 'Email', message: 'Message' },
    linkRemoved: '[link removed]',
    booking: {
      receipt: {
        Call: (agent: string) => `Your call with ${agent} is booked`,
        Viewing: (agent: string) => `Your viewing with ${agent} is booked`,
      },
      reminder: {
        Call: (agent: string) => `Reminder: your call with ${agent}`,
        Viewing: (agent: string) => `Reminder: your viewing with ${agent}`,
      },
      inDubai: (time: string) => `In Dubai: ${time}.`,
      attached: 'The attached file adds it to your calendar. We will email you a reminder.',
      change: (phone: string) => `To change or cancel it, reply to this email or call ${phone}.`,
    },
    notYou: 'If this was not you, reply to this email and we will delete your details.',
  }),
});
