import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../dom/class-names';
import { AlertIcon } from '../icons/alert';
import styles from './field.module.css';

interface FieldFace {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  /** The error message; undefined for a valid field. */
  readonly error?: string | undefined;
  /** On the teal background. */
  readonly ground?: 'paper' | 'inverse';
}

interface FieldErrorProps {
  /** The id of the field with the suffix `-error`. */
  readonly id: string;
  /** Undefined for a valid field. */
  readonly children: ReactNode;
}

/**
 * The error message below a field; refer to it by `aria-describedby`. Its element exists without a message too: there the
 * document server writes the errors of a form that was posted without script, which hydration keeps.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined) {
    return (
      <p
        key="place"
        className={styles.error}
        id={id}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, and what stands there is the server's own
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <p key="sentence" className={styles.error} id={id}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}

/** A text field with its label above and its hint and error below. */
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
      <input {...rest} {...describe(id, help, error)} className={inputClass(ground)} id={id} />
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
        className={classNames(inputClass(ground), styles.area)}
        id={id}
      />
    </FieldFrame>
  );
}

/** A label above a field, its hint and its error below. */
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
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

function inputClass(ground: 'paper' | 'inverse'): string {
  return classNames(styles.input, ground === 'inverse' && styles.inverseInput);
}

/** The attributes that associate a field with its hint and its error. */
export function describe(id: string, help: string | undefined, error: string | undefined) {
  const ids = [error === undefined ? null : `${id}-error`, help === undefined ? null : `${id}-help`].filter(Boolean);
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  } as const;
}
