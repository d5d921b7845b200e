import type { TickProps } from '@iwan/shared/forms/use-lead-form';
import { Check } from '@iwan/shared/ui/fields/check';
import { FieldError } from '@iwan/shared/ui/fields/field';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps extends TickProps {
  /** The text beside the checkbox, where it is more than the label. */
  readonly children: string;
  readonly ground?: 'paper' | 'inverse';
}

/** A required checkbox, with its error below. */
export function CheckboxField({ error, label: _, children, ground = 'paper', ...rest }: CheckboxFieldProps) {
  const errorId = `${rest.id}-error`;
  return (
    <div className={ground === 'inverse' ? styles.inverse : undefined}>
      <Check
        {...rest}
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {children}
      </Check>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
