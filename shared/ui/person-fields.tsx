import type { ComponentProps } from 'react';
import { lettersAndSpaces } from '../domain/contact/person-name';
import { digitsOnly } from '../domain/contact/phone';
import { TextField } from './field';

type Face = Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'help' | 'error' | 'ground' | 'placeholder'>;

interface PersonFieldProps extends Face {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A person's name: letters of every script and spaces, all else does not appear (section 5). */
export function NameField({ onChange, ...rest }: PersonFieldProps) {
  return (
    <TextField
      {...rest}
      name="name"
      autoComplete="name"
      required
      onChange={(event) => onChange(lettersAndSpaces(event.target.value))}
    />
  );
}

/** A phone number: digits only, also when it is pasted with more (section 5). */
export function PhoneField({ onChange, ...rest }: PersonFieldProps) {
  return (
    <TextField
      {...rest}
      name="phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      required
      onChange={(event) => onChange(digitsOnly(event.target.value))}
    />
  );
}

/** An e-mail address, as it is typed. */
export function EmailField({ onChange, ...rest }: PersonFieldProps) {
  return (
    <TextField
      {...rest}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
