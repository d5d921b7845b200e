import type { Environment } from '../../environment';
import { mailChannel, type SendMail } from './mail-channel';
import type { LeadChannel } from './outgoing-lead';
import { webhookChannel } from './webhook-channel';

/** The channels to the business: its e-mail, or the mailbox without a mail server, and the webhook where one is set. */
export function leadChannels(
  { leadsEmail, leadsWebhookUrl, smtpUrl }: Partial<Pick<Environment, 'leadsEmail' | 'leadsWebhookUrl' | 'smtpUrl'>>,
  sendMail: SendMail,
): readonly LeadChannel[] {
  return [
    ...(leadsEmail ? [mailChannel(smtpUrl ? 'email' : 'mailbox', leadsEmail, sendMail)] : []),
    ...(leadsWebhookUrl ? [webhookChannel(leadsWebhookUrl)] : []),
  ];
}
