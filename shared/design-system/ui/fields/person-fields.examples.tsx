import type { TextProps } from '../../../contract-kit/forms/use-lead-form';
import type { Example } from '../example';
import { EmailField, NameField, PhoneField } from './person-fields';

const field = (id: string, label: string, value: string, error?: string): TextProps => ({
  ...{ id: `person-${id}`, name: id, label, value, error },
  onBlur: () => {},
  onChange: () => {},
});

export const examples: readonly Example[] = [
  { name: 'name', render: ({ word, name }) => <NameField {...field('name', word, name)} /> },
  { name: 'phone', render: ({ word }) => <PhoneField {...field('phone', word, '971501234567')} /> },
  {
    name: 'e-mail, invalid',
    render: ({ word, sentence }) => <EmailField {...field('email', word, 'noura@', sentence)} />,
  },
];
