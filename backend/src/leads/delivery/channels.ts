import type { Environment } from '../../environment';
import { webhookKey } from '../../webhook-secret';
import { type LeadMailParts, mailChannel } from './mail-channel';
import type { LeadChannel } from './outbox';
import { webhookChannel } from './webhook-channel';

/** The channels to the business: its e-mail, or the mailbox without a mail server, and the webhook where one is set. */
export function leadChannels(
  settings: Partial<Pick<Environment, 'leadsEmail' | 'leadsWebhookUrl' | 'leadsWebhookSecret' | 'smtpUrl'>>,
  mails: LeadMailParts,
): readonly LeadChannel[] {
  const { leadsEmail, leadsWebhookUrl, leadsWebhookSecret, smtpUrl } = settings;
  const key = leadsWebhookSecret ? webhookKey(leadsWebhookSecret) : null;
  return [
    ...(leadsEmail ? [mailChannel(smtpUrl ? 'email' : 'mailbox', leadsEmail, mails)] : []),
    ...(leadsWebhookUrl ? [webhookChannel(leadsWebhookUrl, key)] : []),
  ];
}
