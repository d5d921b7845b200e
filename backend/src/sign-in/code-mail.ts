import { business } from '@iwan/shared/domain/model/business';
import type { Mail } from '../mail/mailer';

const opened = { site: business.name, office: `the office of ${business.name}` };

/** The mail with the code. Nothing in it comes from the request. */
export function codeMail(to: string, code: string, opens: keyof typeof opened): Mail {
  return {
    to,
    subject: `Your sign-in code for ${opened[opens]}`,
    text: [
      `${code} is your code to sign in to ${opened[opens]}.`,
      'It works once, within 10 minutes.',
      'If you did not ask for it, nothing happens unless somebody types it in: do not pass it on.',
      `${business.fullName}, ${business.address.join(', ')}`,
    ].join('\n\n'),
  };
}
