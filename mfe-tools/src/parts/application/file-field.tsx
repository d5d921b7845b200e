import { classNames } from '@iwan/shared/dom/class-names';
import { attachmentEndings } from '@iwan/shared/domain/contact/attachment';
import type { Format } from '@iwan/shared/domain/format/format';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { FileProps } from '@iwan/shared/forms/use-lead-form';
import { FieldError } from '@iwan/shared/ui/fields/field';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import styles from './file-field.module.css';
import { textsOf } from './texts';

interface FileFieldProps extends FileProps {
  /** The allowed types and size. */
  readonly help: string;
}

/** A file that can be chosen or dropped, with its rules before and its name afterwards, and a button to remove it. */
export function FileField({ id, name, label, help, error, file, onChange, onBlur }: FileFieldProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  // Chosen before hydration.
  useEffect(() => {
    const chosen = input.current?.files?.[0];
    if (chosen && file === null) onChange(chosen);
  }, []);

  function take(chosen: File | null): void {
    onChange(chosen);
    // Otherwise the same file could not be chosen again after it was removed.
    if (chosen === null && input.current) input.current.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) take(dropped);
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to do what the field within does */}
      <div
        className={classNames(styles.zone, isOver && styles.over, error !== undefined && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          className={styles.input}
          id={id}
          name={name}
          type="file"
          accept={attachmentEndings.join()}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={[...(error === undefined ? [] : [`${id}-error`]), `${id}-help`, `${id}-chosen`].join(' ')}
          onChange={(event) => take(event.target.files?.[0] ?? null)}
          onBlur={onBlur}
        />
        {file === null ? null : (
          <p className={styles.chosen} id={`${id}-chosen`}>
            <span className={styles.name}>{file.name}</span>
            <span>{sizeText(file.size, format)}</span>
            <button type="button" className={styles.remove} onClick={() => take(null)}>
              <CloseIcon />
              {texts.removeFile}
            </button>
          </p>
        )}
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** `1500000` => `1.5 MB` */
function sizeText(bytes: number, format: Format): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return format.unit(amount, unit, { unitDisplay: 'short', maximumFractionDigits: 1 });
}
