import type { TextProps } from '../../../contract-kit/forms/use-lead-form';
import type { Example } from '../example';
import { TextArea, TextField } from './field';
import { FieldRow } from './field-row';
import { EmailField, NameField, PhoneField } from './person-fields';
import { SelectField } from './select-field';

export const fieldExamples: readonly Example[] = [
  { name: 'empty', render: ({ word }) => <TextField id="field-empty" label={word} /> },
  { name: 'filled', render: ({ word, name }) => <TextField id="field-filled" label={word} defaultValue={name} /> },
  {
    name: 'placeholder and help',
    render: ({ word, name, sentence }) => <TextField id="field-help" label={word} placeholder={name} help={sentence} />,
  },
  { name: 'focus', focuses: 'input', render: ({ word }) => <TextField id="field-focus" label={word} /> },
  {
    name: 'disabled',
    render: ({ word, name }) => <TextField id="field-disabled" label={word} value={name} disabled />,
  },
  { name: 'read only', render: ({ word, name }) => <TextField id="field-fixed" label={word} value={name} readOnly /> },
  {
    name: 'invalid',
    render: ({ word, name, sentence }) => (
      <TextField id="field-invalid" label={word} defaultValue={name} error={sentence} />
    ),
  },
  {
    name: 'invalid, long text',
    render: ({ longText, longWord, word }) => (
      <TextField
        id="field-long"
        label={longText}
        defaultValue={longWord}
        help={longText}
        error={`${longWord} ${word}`}
      />
    ),
  },
  {
    name: 'on teal',
    ground: 'inverse',
    render: ({ word, name, sentence }) => (
      <TextField id="field-inverse" label={word} defaultValue={name} help={sentence} ground="inverse" />
    ),
  },
  {
    name: 'on teal, invalid',
    ground: 'inverse',
    render: ({ word, name, sentence }) => (
      <TextField id="field-inverse-invalid" label={word} defaultValue={name} error={sentence} ground="inverse" />
    ),
  },
  {
    name: 'several lines',
    render: ({ word, longText }) => <TextArea id="field-area" label={word} defaultValue={longText} rows={4} />,
  },
  {
    name: 'several lines, invalid',
    render: ({ word, sentence, longWord }) => (
      <TextArea id="field-area-invalid" label={word} defaultValue={longWord} error={sentence} rows={4} />
    ),
  },
  {
    name: 'two in a row',
    render: ({ word, title, sentence }) => (
      <FieldRow>
        <TextField id="field-row-one" label={word} error={sentence} />
        <TextField id="field-row-two" label={title} />
      </FieldRow>
    ),
  },
];

const field = (id: string, label: string, value: string, error?: string): TextProps => ({
  ...{ id: `person-${id}`, name: id, label, value, error },
  onBlur: () => {},
  onChange: () => {},
});

export const personFieldsExamples: readonly Example[] = [
  { name: 'name', render: ({ word, name }) => <NameField {...field('name', word, name)} /> },
  { name: 'phone', render: ({ word }) => <PhoneField {...field('phone', word, '971501234567')} /> },
  {
    name: 'e-mail, invalid',
    render: ({ word, sentence }) => <EmailField {...field('email', word, 'noura@', sentence)} />,
  },
];

export const selectFieldExamples: readonly Example[] = [
  {
    name: 'default',
    render: ({ word, title, name }) => (
      <SelectField id="select-field" label={word}>
        <option>{title}</option>
        <option>{name}</option>
      </SelectField>
    ),
  },
  {
    name: 'with hint and error',
    render: ({ word, title, sentence, longText }) => (
      <SelectField id="select-field-error" label={word} help={sentence} error={longText}>
        <option>{title}</option>
      </SelectField>
    ),
  },
];
