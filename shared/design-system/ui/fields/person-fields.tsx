import type { InputHTMLAttributes } from 'react';
import type { TextProps } from '../../../contract-kit/forms/use-lead-form';
import { TextField } from './field';

/** What `useLeadForm` gives a field, and how it looks. */
type PersonFieldProps = TextProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder'> & {
    readonly help?: string;
    readonly ground?: 'paper' | 'inverse';
  };

/** A person's name: letters of every script and spaces, all else does not appear (section 5). */
export function NameField(props: PersonFieldProps) {
  return <TextField {...props} autoComplete="name" required />;
}

/** A phone number: digits only, also when it is pasted with more (section 5). */
export function PhoneField(props: PersonFieldProps) {
  return <TextField {...props} type="tel" autoComplete="tel" inputMode="tel" required />;
}

/** An e-mail address, as it is typed. */
export function EmailField(props: PersonFieldProps) {
  return <TextField {...props} type="email" autoComplete="email" inputMode="email" required />;
}
