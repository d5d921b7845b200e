import type { Environment } from '../../environment';
import type { Mailer } from '../../mail/mailer';
import { mailTimeLimit } from '../../outbox/outbox';
import type { FindAboutLead } from './about-lead';
import { leadMail, type MailOrigins } from './lead-mail';
import type { LeadChannel } from './outbox';
import { webhookChannel, webhookKey } from './webhook-channel';

export interface LeadMailParts {
  readonly sendMail: Mailer['sendMail'];
  readonly find: FindAboutLead;
  readonly origins: MailOrigins;
}

/** Mails a lead to the business, or writes it to the mailbox. */
export function mailChannel(
  name: 'email' | 'mailbox',
  to: string,
  { sendMail, find, origins }: LeadMailParts,
): LeadChannel {
  return {
    name,
    timeLimit: mailTimeLimit,
    deliver: async (lead) => sendMail({ to, ...leadMail(lead, await find(lead), origins) }),
  };
}

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
