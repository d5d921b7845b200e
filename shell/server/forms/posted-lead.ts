import type { ContactLead } from '@iwan/shared/api/calls';
import { careerForm } from '@iwan/shared/forms/career';
import { enquiryForm } from '@iwan/shared/forms/enquiry';
import {
  type About,
  type FieldRule,
  type FieldValue,
  type FormValues,
  type LeadFormDefinition,
  problemsOf,
  trimmed,
  wireNameOf,
} from '@iwan/shared/forms/lead-form';
import type { FormName } from '@iwan/shared/forms/posted-form';
import { aboutContactForm } from '../../src/forms/about-contact';
import { contactForm } from '../../src/forms/contact';
import { subscribeForm } from '../../src/forms/subscribe';
import { superAgentForm } from '../../src/forms/super-agent';
import type { FormProblem } from './form-drafts';
import type { PostedFields } from './posted-fields';

export type PostedLead =
  | { readonly kind: 'lead'; readonly lead: ContactLead }
  /** A rule of section 5 is not kept: what the visitor is to mend. */
  | { readonly kind: 'problems'; readonly problems: readonly FormProblem[] };

const definitions = [subscribeForm, superAgentForm, contactForm, enquiryForm, aboutContactForm, careerForm];

/** Whether the failure of a form is told also where the backend has said which field is to be mended (section 8). */
export function tellsRefusals(form: FormName): boolean {
  return definitions.some((definition) => definition.name === form && definition.tellsRefusals);
}

/** The lead that a form posted without JavaScript stands for (section 7), or why it stands for none. */
export function postedLead(form: FormName, fields: PostedFields): PostedLead {
  switch (form) {
    case 'subscribe':
      return read(subscribeForm, fields);
    case 'super-agent':
      return read(superAgentForm, fields);
    case 'contact':
      return read(contactForm, fields);
    case 'enquiry':
      return read(enquiryForm, fields);
    case 'about-contact':
      return read(aboutContactForm, fields);
    case 'career':
      return read(careerForm, fields);
  }
}

function read<Values extends FormValues>(definition: LeadFormDefinition<Values>, posted: PostedFields): PostedLead {
  const { fields, toLead } = definition;
  const entries = Object.entries<FieldRule>(fields).map(([name, rule]) => [
    name,
    postedValue(rule, posted, wireNameOf(fields, name)),
  ]);
  const values = trimmed(Object.fromEntries(entries) as Values);
  const problems = Object.entries<string | undefined>(problemsOf(fields, values)).flatMap(([name, sentence]) =>
    sentence === undefined ? [] : [{ field: wireNameOf(fields, name), sentence }],
  );
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'lead', lead: toLead(values, Object.fromEntries(posted.texts) as About) };
}

/** What was posted for a field, as the same field holds it in the browser. */
function postedValue({ empty, clean }: FieldRule, { texts, file }: PostedFields, name: string): FieldValue {
  if (typeof empty === 'boolean') return texts.has(name);
  if (empty === null) return file;
  const text = texts.get(name) ?? '';
  return clean === undefined ? text : clean(text);
}
