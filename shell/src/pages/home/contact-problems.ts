import { isEmail } from '@iwan/shared/domain/email';
import { texts } from './texts';

/** What the form holds while it is filled. */
export const emptyContact = { name: '', phone: '', email: '', role: '', message: '', consent: false };

export type Contact = typeof emptyContact;

/** The sentence beside each field that keeps the form from being sent; empty when nothing does. */
export type ContactProblems = Readonly<Partial<Record<keyof Contact, string>>>;

const { missing } = texts.getInTouch;

/** Section 5: name, phone, e-mail, message and consent are needed, the role is not. */
export function problemsOf(contact: Contact): ContactProblems {
  return {
    ...(contact.name.trim() === '' && { name: missing.name }),
    ...(contact.phone === '' && { phone: missing.phone }),
    ...(contact.email.trim() === ''
      ? { email: missing.email }
      : !isEmail(contact.email) && { email: missing.emailUnreadable }),
    ...(contact.message.trim() === '' && { message: missing.message }),
    ...(!contact.consent && { consent: missing.consent }),
  };
}
