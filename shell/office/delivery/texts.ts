import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    channels: { email: 'E-mail', mailbox: 'Mailbox', webhook: 'Webhook' } as Readonly<Record<string, string>>,
    again: 'Deliver again',
    againOf: (lead: string, channel: string) => `Deliver ${lead} again: ${channel}`,
    queued: 'It is delivered again.',
    failed: 'It could not be delivered again.',
  }),
});
