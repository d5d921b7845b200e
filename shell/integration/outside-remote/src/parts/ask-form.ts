import { leadField } from '@iwan/shared/forms/field-rules';
import { defineLeadForm } from '@iwan/shared/forms/lead-form';

/** Asks something about a guide. */
export const askForm = defineLeadForm({
  name: 'ask-guide',
  fields: {
    name: leadField('name', { label: 'Name', missing: 'Tell us your name.' }),
    message: leadField('message', { label: 'Question', missing: 'Write your question.' }),
  },
  toLead: (values) => ({ ...values, source: 'Guides' }),
  words: { send: 'Ask', success: 'Thank you for your question.', failure: 'Your question was not sent.' },
  successFor: 4000,
});
