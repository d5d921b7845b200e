import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    channels: {
      email: 'Email',
      mailbox: 'Stored on server (no mail server)',
      webhook: 'Webhook',
      receipt: 'Receipt to the enquirer',
      reminder: 'Reminder of a booking',
      review: 'Request for a review',
    } as Readonly<Record<string, string>>,
    again: 'Send again',
    againOf: (lead: string, channel: string) => `Send ${lead} again: ${channel}`,
    queued: 'Sending again.',
    failed: 'We could not send it again.',
  }),
});
