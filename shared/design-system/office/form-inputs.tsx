import { Field, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../domain/format/locale-context';
import { textsOf } from './texts';

export interface InputProps {
  /** The field of the record. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
}

interface TextProps extends InputProps {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
}

function useField({ name, label, isRequired }: InputProps) {
  const texts = useTexts(textsOf);
  const rules = isRequired ? { required: texts.required(label) } : {};
  const { field, fieldState } = useController({ name, rules });
  return { field: { ...field, value: field.value ?? '' }, problem: fieldState.error };
}

/** A line of text. */
export function TextInput({ type = 'text', inputMode, ...props }: TextProps) {
  const { field, problem } = useField(props);
  return (
    <InputFrame {...props} problem={problem}>
      <Input {...field} type={type} readOnly={props.isReadOnly ?? false} {...(inputMode && { inputMode })} />
    </InputFrame>
  );
}

/** Several lines of text. */
export function TextAreaInput({ rows = 4, ...props }: InputProps & { readonly rows?: number }) {
  const { field, problem } = useField(props);
  return (
    <InputFrame {...props} problem={problem}>
      <Textarea {...field} rows={rows} readOnly={props.isReadOnly ?? false} />
    </InputFrame>
  );
}

interface SelectProps {
  readonly value: string | number;
  /** The text of no choice, which is the value `''`; none can be left out. */
  readonly none?: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly onChoose: (value: string) => void;
  /** For screen readers, where no label stands beside it. */
  readonly label?: string;
  readonly size?: 'sm' | 'md';
  readonly width?: 'auto';
  readonly hasFocus?: boolean;
}

/** A select outside of a record's form. */
export function OfficeSelect({ value, none, options, onChoose, label, hasFocus = false, ...look }: SelectProps) {
  return (
    <NativeSelect.Root {...look}>
      <NativeSelect.Field
        value={String(value)}
        autoFocus={hasFocus}
        {...(label !== undefined && { 'aria-label': label })}
        onChange={(event) => onChoose(event.target.value)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** A select; `''` is no value. */
export function SelectInput({
  options,
  ...props
}: InputProps & { readonly options: readonly { readonly value: string; readonly label: string }[] }) {
  const { field, problem } = useField(props);
  return (
    <InputFrame {...props} problem={problem}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field} value={String(field.value)}>
          <option value="">—</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </InputFrame>
  );
}

interface FrameProps extends InputProps {
  readonly problem: { readonly message?: string } | undefined;
  readonly children: ReactNode;
}

function InputFrame({ label, help, isRequired = false, problem, children }: FrameProps) {
  return (
    <Field.Root required={isRequired} invalid={problem !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {help === undefined ? null : <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{problem?.message}</Field.ErrorText>
    </Field.Root>
  );
}
