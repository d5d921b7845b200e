import { isEmail } from './email';

/** What a visitor types to ask about a project (sections 3 and 5). */
export interface Enquiry {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** What keeps an enquiry from being sent, by field; empty when nothing does. */
export type EnquiryProblems = Readonly<Partial<Record<keyof Enquiry, 'missing' | 'unreadable'>>>;

/** Section 5: name, phone and e-mail are needed, and the e-mail must be one. */
export function enquiryProblems({ name, phone, email }: Enquiry): EnquiryProblems {
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(phone === '' && { phone: 'missing' }),
    ...(email.trim() === '' ? { email: 'missing' } : !isEmail(email) && { email: 'unreadable' }),
  };
}
