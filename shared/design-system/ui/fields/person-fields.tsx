import type { InputHTMLAttributes } from 'react';
import type { TextProps, TickProps } from '../../../contract-kit/forms/use-lead-form';
import { Check } from './check';
import { TextField } from './field';

/** The props of `useLeadForm` for a field, and its appearance. */
type PersonFieldProps = TextProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder'> & {
    readonly help?: string;
    readonly ground?: 'paper' | 'inverse';
  };

/** A person's name: letters of every script and spaces; other characters are removed (section 5). */
export function NameField(props: PersonFieldProps) {
  return <TextField {...props} autoComplete="name" required />;
}

/** A phone number: digits only, also when pasted (section 5). */
export function PhoneField(props: PersonFieldProps) {
  return <TextField {...props} type="tel" autoComplete="tel" inputMode="tel" required />;
}

/** An e-mail address, unchanged. */
export function EmailField(props: PersonFieldProps) {
  return <TextField {...props} type="email" autoComplete="email" inputMode="email" required />;
}

/** The choice not to be called, below a phone number. */
export function DoNotCall({ label, error: _, ...rest }: TickProps) {
  return <Check {...rest}>{label}</Check>;
}
