import { Field, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import { formatFor } from '../../domain/format/format';
import { type LanguageCode, languages } from '../../domain/format/languages';
import { useLocale, useTexts } from '../../domain/format/locale-context';
import { parseTypedAmount } from '../../domain/money/typed-amount';
import { textsOf } from './texts';

export interface InputProps {
  /** The field of the record. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  /** The language of its text, where that is not the office's. */
  readonly language?: LanguageCode;
}

/** The attributes of an input for text in a language. */
function written(language: LanguageCode | undefined) {
  const found = languages.find(({ code }) => code === language);
  return found === undefined ? {} : { lang: found.code, dir: found.direction };
}

interface TextProps extends InputProps {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
}

/** The value of a field of the form as text, with its error. */
export function useField({ name, label, isRequired }: InputProps) {
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
      <Input
        {...field}
        {...written(props.language)}
        type={type}
        readOnly={props.isReadOnly ?? false}
        {...(inputMode && { inputMode })}
      />
    </InputFrame>
  );
}

/** An amount in dirhams as one types it: `1.95m`, `1,950,000`; where `isText`, also a text such as `Price on request`. */
export function AmountInput({ isText = false, ...props }: InputProps & { readonly isText?: boolean }) {
  const texts = useTexts(textsOf).amount;
  const format = formatFor(useLocale());
  const { field, problem } = useField(props);
  const read = parseTypedAmount(field.value);
  const millions = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 6 } as const;
  const noteOf = (dirhams: number) =>
    dirhams < 1_000_000 ? format.dirhams(dirhams) : texts.dirhams(format.number(dirhams, millions));
  const note = read.status === 'amount' ? noteOf(read.dirhams) : isText ? texts.isText : texts.unreadable;
  return (
    <InputFrame {...props} problem={problem} note={read.status === 'empty' ? undefined : note}>
      <Input {...field} />
    </InputFrame>
  );
}

/** Several lines of text. */
export function TextAreaInput({ rows = 4, ...props }: InputProps & { readonly rows?: number }) {
  const { field, problem } = useField(props);
  return (
    <InputFrame {...props} problem={problem}>
      <Textarea {...field} {...written(props.language)} rows={rows} readOnly={props.isReadOnly ?? false} />
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
  readonly selectRef?: Ref<HTMLSelectElement>;
}

/** A select outside of a record's form. */
export function OfficeSelect({
  value,
  none,
  options,
  onChoose,
  label,
  hasFocus = false,
  selectRef,
  ...look
}: SelectProps) {
  return (
    <NativeSelect.Root {...look}>
      <NativeSelect.Field
        ref={selectRef}
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
  /** What the present value means. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A field with its label, help and error. */
export function InputFrame({ label, help, isRequired = false, problem, note, children }: FrameProps) {
  return (
    <Field.Root required={isRequired} invalid={problem !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {note === undefined ? null : <Field.HelperText color="fg">{note}</Field.HelperText>}
      {help === undefined ? null : <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{errorSentence(label, problem?.message)}</Field.ErrorText>
    </Field.Root>
  );
}

/** The error of a field as a sentence: the server sends only its end, `must be 0 or more`. */
export const errorSentence = (label: string, message = '') =>
  /^[a-z]/.test(message) ? `${label} ${message}.` : message;
