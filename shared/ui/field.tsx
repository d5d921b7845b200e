import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '../dom/class-names';
import styles from './field.module.css';
import { AlertIcon } from './icons/alert';

interface FieldFace {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  /** A sentence that says what to do; undefined while there is nothing to mend. */
  readonly error?: string | undefined;
  /** On the site's teal ground. */
  readonly ground?: 'paper' | 'inverse';
}

/** A sentence beneath a field that says what to mend. Tie it to the field with `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}

/** A line to type in, with its label above and its help and error beneath. */
export function TextField({
  id,
  label,
  help,
  error,
  ground = 'paper',
  ...rest
}: FieldFace & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error} ground={ground}>
      <input {...rest} {...describe(id, help, error)} className={inputClass(error, ground)} id={id} />
    </FieldFrame>
  );
}

/** Several lines to type in. */
export function TextArea({
  id,
  label,
  help,
  error,
  ground = 'paper',
  ...rest
}: FieldFace & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error} ground={ground}>
      <textarea
        {...rest}
        {...describe(id, help, error)}
        className={classNames(inputClass(error, ground), styles.area)}
        id={id}
      />
    </FieldFrame>
  );
}

/** A label above a field, its help and its error beneath. */
export function FieldFrame({ id, label, help, error, ground, children }: FieldFace & { readonly children: ReactNode }) {
  return (
    <div className={classNames(styles.field, ground === 'inverse' && styles.inverse)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {help === undefined ? null : (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function inputClass(error: string | undefined, ground: 'paper' | 'inverse'): string {
  return classNames(styles.input, error !== undefined && styles.wrong, ground === 'inverse' && styles.inverseInput);
}

/** Ties a field to its help and its error. */
export function describe(id: string, help: string | undefined, error: string | undefined) {
  const ids = [error === undefined ? null : `${id}-error`, help === undefined ? null : `${id}-help`].filter(Boolean);
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  } as const;
}
