import { TextField } from '@iwan/shared/ui/fields/field';
import { useId, useState } from 'react';

interface TypedValueProps {
  /** The name in a form that the browser submits; left out where it is only for the dialog. */
  readonly name?: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  /** What was submitted and could not be read. */
  readonly unread?: string | undefined;
  /** The error message for a text that cannot be read. */
  readonly error: string;
  /** `null` for what cannot be read. */
  readonly parse: (text: string) => string | null;
  /** Called with the value on blur, and with `null` for an emptied field; left out in a form that the browser submits. */
  readonly onCommit?: ((value: string | null) => void) | undefined;
}

/** A field for a value as people write it. What cannot be read stays, with an error message. */
export function TypedValue({ name, label, help, value, unread, error, parse, onCommit }: TypedValueProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly isWrong: boolean; readonly of: string } | null>(
    null,
  );
  const field = { id, name, label, help, autoComplete: 'off', inputMode: 'text' } as const;
  if (onCommit === undefined) {
    return <TextField {...field} defaultValue={unread ?? value} error={unread === undefined ? undefined : error} />;
  }

  // Where the value was changed elsewhere, as by Clear All, what was typed is dropped.
  const current = typed?.of === value ? typed : null;

  function commit(): void {
    if (current === null) return;
    const text = current.text.trim();
    const read = text === '' ? null : parse(text);
    if (text !== '' && read === null) {
      setTyped({ ...current, isWrong: true });
      return;
    }
    setTyped(null);
    onCommit?.(read);
  }

  return (
    <TextField
      {...field}
      value={current?.text ?? value}
      error={current?.isWrong ? error : undefined}
      onChange={(event) => setTyped({ text: event.target.value, isWrong: false, of: value })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
