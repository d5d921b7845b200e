import { business } from '@iwan/shared/domain/model/business';
import type { Mail } from '../mail/mailer';

/** The mail with the code. Nothing in it comes from whoever asked for it. */
export function codeMail(to: string, code: string): Mail {
  return {
    to,
    subject: `Your sign-in code for ${business.name}`,
    text: [
      `${code} is your code to sign in to ${business.name}.`,
      'It works once, within 10 minutes.',
      'If you did not ask for it, nothing happens unless somebody types it in: do not pass it on.',
      `${business.fullName}, ${business.address.join(', ')}`,
    ].join('\n\n'),
  };
}
