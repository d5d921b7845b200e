import type { ContactLead, EnquiryAbout } from '@iwan/shared/api/calls';
import { isEmail } from '@iwan/shared/domain/contact/email';
import { enquiryProblems } from '@iwan/shared/domain/contact/enquiry';
import { leadRules } from '@iwan/shared/domain/contact/lead-rules';
import { lettersAndSpaces } from '@iwan/shared/domain/contact/person-name';
import { digitsOnly } from '@iwan/shared/domain/contact/phone';
import type { FormName } from '@iwan/shared/forms/posted-form';
import { problemsOf } from '../../src/pages/home/contact-problems';
import { texts } from './texts';

type Problem = keyof Omit<typeof texts, 'notOurs'>;

export type PostedLead =
  | { readonly kind: 'lead'; readonly lead: ContactLead }
  /** A rule of section 5 is not kept: what the visitor is to mend, a sentence each. */
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** The lead that a form posted without JavaScript stands for (section 7), or why it stands for none. */
export function postedLead(form: FormName, fields: URLSearchParams): PostedLead {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  switch (form) {
    case 'subscribe': {
      const email = text('email');
      return checked(isEmail(email) ? [] : ['email'], { source: 'web_form', email });
    }
    case 'super-agent': {
      const phone = digitsOnly(text('phone'));
      const missing: Problem[] = [
        ...(leadRules.phone(phone) !== undefined ? (['phone'] as const) : []),
        ...(fields.has('consent') ? [] : (['consent'] as const)),
      ];
      return checked(missing, { source: 'subscription', phone });
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
      const { role, ...rest } = contact;
      return checked(Object.keys(problemsOf(contact)) as Problem[], {
        ...rest,
        type: role,
        source: 'Contact',
        file: null,
      });
    }
    case 'enquiry': {
      const enquiry = {
        name: lettersAndSpaces(text('name')).trim(),
        phone: digitsOnly(text('phone')),
        email: text('email'),
      };
      return checked(Object.keys(enquiryProblems(enquiry)) as Problem[], {
        ...enquiry,
        ...aboutOf(fields),
        source: 'Contact',
      });
    }
  }
}

/** What the page that the form stands on has said of itself. */
function aboutOf(fields: URLSearchParams): EnquiryAbout {
  const name = (field: string) => (fields.get(field) ?? '').trim();
  if (fields.has('developer')) return { developer: name('developer') };
  return fields.has('property') ? { agent: name('agent'), property: name('property') } : { agent: name('agent') };
}

function checked(problems: readonly Problem[], lead: ContactLead): PostedLead {
  return problems.length === 0
    ? { kind: 'lead', lead }
    : { kind: 'problems', problems: problems.map((problem) => texts[problem]) };
}
