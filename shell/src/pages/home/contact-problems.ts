import { leadRules, problemSentence } from '@iwan/shared/domain/contact/lead-rules';
import { texts } from './texts';

/** What the form holds while it is filled. */
export const emptyContact = { name: '', phone: '', email: '', role: '', message: '', consent: false };

export type Contact = typeof emptyContact;

/** The sentence beside each field that keeps the form from being sent; empty when nothing does. */
export type ContactProblems = Readonly<Partial<Record<keyof Contact, string>>>;

const { missing } = texts.getInTouch;

/** Section 5: name, phone, e-mail, message and consent are needed, the role is not. */
export function problemsOf(contact: Contact): ContactProblems {
  const written = (['name', 'phone', 'email', 'message'] as const).flatMap((field) => {
    const problem = leadRules[field](contact[field]);
    const own = { missing: missing[field], ...(field === 'email' ? { unreadable: missing.emailUnreadable } : {}) };
    return problem === undefined ? [] : [[field, problemSentence(field, problem, own)] as const];
  });
  return { ...Object.fromEntries(written), ...(!contact.consent && { consent: missing.consent }) };
}
