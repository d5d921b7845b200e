import { classNames } from '@iwan/shared/dom/class-names';
import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { FieldError, TextField } from '@iwan/shared/ui/fields/field';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { boxAfter, boxAt, codeDigits, codeLength } from './code-digits';
import styles from './code-field.module.css';
import { textsOf } from './texts';

interface CodeFieldProps {
  readonly code: string;
  readonly error: string | undefined;
  /** The code is being checked: the field is read-only. */
  readonly isBusy: boolean;
  readonly ref: Ref<HTMLInputElement>;
  /** `isWhole`: the last digit has just been typed, pasted or filled in. */
  readonly onChange: (code: string, isWhole: boolean) => void;
}

const boxes = Array.from({ length: codeLength }, (_, index) => index);

/** The attributes of the field, with script or without. */
const typing = {
  id: 'sign-in-otp',
  name: 'otp',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  autoCapitalize: 'off',
  spellCheck: false,
  dir: 'ltr',
  required: true,
} as const;

/** The field for the code, as six boxes; a plain field on the server, because the boxes need script. */
export function CodeField(props: CodeFieldProps) {
  const texts = useTexts(textsOf);
  return isOnServer ? <TextField label={texts.code} {...typing} /> : <CodeBoxes {...props} />;
}

/**
 * Six boxes drawn over one field: for screen readers, pasting and autofill from a mail it is one field, and its own cursor
 * moves among the boxes. A typed digit replaces the one in its box.
 */
function CodeBoxes({ code, error, isBusy, ref, onChange }: CodeFieldProps) {
  const texts = useTexts(textsOf);
  const [cursor, setCursor] = useState<number | null>(null);
  const active = cursor === null ? null : boxAt(cursor);

  function choose(input: HTMLInputElement, box: number): void {
    input.setSelectionRange(box, Math.min(box + 1, input.value.length));
    setCursor(box);
  }

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    const { shiftKey, metaKey, ctrlKey, altKey, currentTarget: input } = event;
    const next = boxAfter(event.key, boxAt(input.selectionStart ?? 0), input.value.length);
    if (next === null || shiftKey || metaKey || ctrlKey || altKey) return;
    event.preventDefault();
    choose(input, next);
  }

  function follow(input: HTMLInputElement): void {
    const { selectionStart, selectionEnd } = input;
    if (selectionStart === null) return;
    // Selects the digit at the cursor, so that typing replaces it.
    if (selectionStart === selectionEnd && selectionStart < input.value.length) choose(input, selectionStart);
    else setCursor(selectionStart);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={typing.id}>{texts.code}</label>
      <div className={classNames(styles.boxes, error !== undefined && styles.wrong)}>
        {boxes.map((box) => (
          <span key={box} className={classNames(styles.box, box === active && styles.active)} aria-hidden="true">
            {code[box]}
          </span>
        ))}
        <input
          ref={ref}
          {...typing}
          className={styles.input}
          readOnly={isBusy}
          value={code}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${typing.id}-error`}
          onChange={(event) => {
            const digits = codeDigits(event.target.value);
            onChange(digits, digits.length === codeLength && code.length < codeLength);
          }}
          onPaste={(event) => {
            const digits = codeDigits(event.clipboardData.getData('text'));
            if (isBusy || digits.length < codeLength) return;
            // A complete code replaces the content.
            event.preventDefault();
            onChange(digits, digits !== code);
          }}
          onKeyDown={move}
          onSelect={(event) => follow(event.currentTarget)}
          onFocus={(event) => follow(event.currentTarget)}
          onBlur={() => setCursor(null)}
        />
      </div>
      {error === undefined ? null : <FieldError id={`${typing.id}-error`}>{error}</FieldError>}
    </div>
  );
}
