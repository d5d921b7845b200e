import type { ContactLead } from '@iwan/shared/contracts/api';
import { isEmail } from '@iwan/shared/domain/email';
import { enquiryProblems } from '@iwan/shared/domain/enquiry';
import { lettersAndSpaces } from '@iwan/shared/domain/person-name';
import { digitsOnly } from '@iwan/shared/domain/phone';
import type { FormName } from '@iwan/shared/forms/posted-form';
import { problemsOf } from '../../src/pages/home/contact-problems';

/** The lead that a form posted without JavaScript stands for (section 7); null where a rule of section 5 is not kept. */
export function postedLead(form: FormName, fields: URLSearchParams): ContactLead | null {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  switch (form) {
    case 'subscribe': {
      const email = text('email');
      return isEmail(email) ? { source: 'web_form', email } : null;
    }
    case 'super-agent': {
      const phone = digitsOnly(text('phone'));
      return phone !== '' && fields.has('consent') ? { source: 'subscription', phone } : null;
    }
    case 'contact': {
      const contact = {
        name: lettersAndSpaces(text('name')).trim(),
        phone: digitsOnly(text('phone')),
        email: text('email'),
        role: text('type'),
        message: text('message'),
        consent: fields.has('consent'),
      };
      if (Object.keys(problemsOf(contact)).length > 0) return null;
      const { role, ...rest } = contact;
      return { ...rest, type: role, source: 'Contact', file: null };
    }
    case 'enquiry': {
      const enquiry = {
        name: lettersAndSpaces(text('name')).trim(),
        phone: digitsOnly(text('phone')),
        email: text('email'),
      };
      if (Object.keys(enquiryProblems(enquiry)).length > 0) return null;
      return { ...enquiry, agent: text('agent'), property: text('property'), source: 'Contact' };
    }
  }
}
