import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';

/** The form of a question about a guide. */
export const askForm = byLocale((locale) =>
  defineLeadForm({
    name: 'ask-guide',
    fields: {
      name: leadField('name', { label: 'Name', missing: 'Enter your name.' }, locale),
      message: leadField('message', { label: 'Question', missing: 'Write your question.' }, locale),
    },
    toLead: (values) => ({ ...values, source: 'Guides' }),
    words: { send: 'Ask', success: 'Thank you for your question.', failure: 'Your question was not sent.' },
    successFor: 4000,
  }),
);
