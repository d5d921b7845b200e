import { z } from 'zod';
import { createLeadForms } from './create-lead-forms';
import { email, text } from './field-rules';
import type { LeadForm } from './lead-form';

const form = (name: string, more: Partial<LeadForm> = {}): LeadForm => ({
  name,
  sentAs: 'json',
  knownBy: { source: name },
  fields: z.object({ email }),
  subject: () => [name],
  ...more,
});

const others = [
  form('message', { knownBy: 'nothing else' }),
  form('letter', { sentAs: 'multipart', knownBy: 'nothing else' }),
];

test('recognises a form by its source before a field of its own, wherever it stands in the list', () => {
  const forms = [form('enquiry', { knownBy: { anyField: ['property', 'agent'] } }), form('tour'), ...others];
  for (const list of [forms, forms.toReversed()]) {
    const { sentAs } = createLeadForms(list);
    const names = [{ source: 'tour', agent: 'Layla' }, { source: 'x', agent: '' }, { source: 'x' }, {}].map(
      (values) => sentAs('json', values).name,
    );
    expect(names).toEqual(['tour', 'enquiry', 'message', 'message']);
    expect(sentAs('multipart', { source: 'tour' }).name).toBe('letter');
  }
});

test.each([
  ['two of one name', [form('tour'), form('tour', { sentAs: 'multipart' })], 'Two lead forms have one name'],
  ['two of one source', [form('tour'), form('visit', { knownBy: { source: 'tour' } })], 'known by the same: tour'],
  [
    'two that are known by one field',
    [form('a', { knownBy: { anyField: ['agent'] } }), form('b', { knownBy: { anyField: ['agent', 'area'] } })],
    'a and b are known by the same: agent',
  ],
  ['two that nothing tells apart', [form('b', { knownBy: 'nothing else' })], 'sent as json is known by nothing else'],
  ['one that nothing finds again', [form('tour', { fields: z.object({ text }) })], 'neither an email nor a phone'],
  ['a file in JSON', [form('tour', { file: { missing: 'Please attach a plan' } })], 'which only multipart carries'],
])('takes no list with %s', (_what, added, fault) => {
  expect(() => createLeadForms([...others, ...added])).toThrow(fault);
});

test('takes no list that leaves a format without a form', () => {
  expect(() => createLeadForms(others.slice(0, 1))).toThrow('sent as multipart is known by nothing else');
});
