import { leadForms } from '../../leads/forms/lead-forms';
import { readForm } from '../../leads/read-submission';
import { refusalIn, refusals } from './refusals';

const arabic = 'ar-AE-u-nu-latn';

test('every refusal of a form of the site is in the language of its page', () => {
  for (const name of ['contact', 'enquiry', 'subscribe', 'super-agent', 'contact-with-location', 'career']) {
    const form = leadForms.named(name);
    const tries = ['', '1', 'x'.repeat(6000)].map((value) => {
      const values = Object.fromEntries(Object.keys(form?.fields.shape ?? {}).map((field) => [field, value]));
      return { ...values, source: { subscribe: 'web_form', 'super-agent': 'subscription', career: 'Career' }[name] };
    });
    for (const values of tries) {
      const read = form && readForm(form, values, false);
      const errors = read?.ok === false ? read.errors : [];
      // What the pages themselves add is no field that a visitor can fill in.
      const said = errors.filter(({ field }) => !['property', 'unit', 'agent', 'developer', 'source'].includes(field));
      for (const { message } of refusalIn({ message: '', errors: said }, arabic).errors) {
        expect(message).toMatch(/\p{Script=Arabic}/u);
      }
    }
  }
});

test('in English, and where a sentence is none for visitors, it stays as it is', () => {
  const said = { message: refusals.tooMany, errors: [{ field: 'email', message: refusals.emailMissing }] };
  expect(refusalIn(said, 'en-AE')).toEqual(said);
  expect(refusalIn({ message: 'limit must be a number' }, arabic)).toEqual({ message: 'limit must be a number' });
});
