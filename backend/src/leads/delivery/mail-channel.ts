import type { Mailer } from '../../mail/mailer';
import { mailTimeLimit } from '../../outbox/outbox';
import type { FindAboutLead } from './about-lead';
import { leadMail, type MailOrigins } from './lead-mail';
import type { LeadChannel } from './outbox';

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
