import type { Environment } from '../../environment';
import type { Channel } from './channel';
import { mailChannel, type SendMail } from './mail-channel';
import { webhookChannel } from './webhook-channel';

/** The ways that leads take to the business: its e-mail, and the webhook where one is set. */
export function leadChannels(
  { leadsEmail, leadsWebhookUrl }: Partial<Pick<Environment, 'leadsEmail' | 'leadsWebhookUrl'>>,
  sendMail: SendMail,
): readonly Channel[] {
  return [
    ...(leadsEmail ? [mailChannel(leadsEmail, sendMail)] : []),
    ...(leadsWebhookUrl ? [webhookChannel(leadsWebhookUrl)] : []),
  ];
}
