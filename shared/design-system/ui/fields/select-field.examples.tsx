import type { Example } from '../example';
import { SelectField } from './select-field';

export const examples: readonly Example[] = [
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
