import type { ReactNode, SelectHTMLAttributes } from 'react';
import { describe, FieldFrame } from './field';
import { Select } from './select';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A select with its label above and its hint and error below. */
export function SelectField({ id, label, help, error, children, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <Select {...rest} {...describe(id, help, error)} id={id} isWrong={error !== undefined}>
        {children}
      </Select>
    </FieldFrame>
  );
}
