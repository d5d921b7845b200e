import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Select } from '@iwan/shared/ui/fields/select';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { type ReactNode, useId, useState } from 'react';
import { textsOf } from '../texts';
import styles from './filter-fields.module.css';

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A group of the filter: its name, and its choices beside it. */
export function Row({ label, children }: RowProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its choices
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div>{children}</div>
    </div>
  );
}

interface PickProps extends RowProps {
  /** What is chosen, as text; empty for nothing. */
  readonly chosen: string;
  /** Shown while nothing is chosen. */
  readonly any: string;
  /** It has an input to correct. */
  readonly isWrong?: boolean;
}

/** A group whose choices are behind one field, which shows what is chosen. */
export function Pick({ label, chosen, any, isWrong = false, children }: PickProps) {
  const id = useId();
  const [opens] = useState(isWrong);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in `Row`
    <div role="group" aria-labelledby={`${id}-label`} className={styles.pick}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <details open={opens}>
        <summary aria-labelledby={`${id}-label ${id}-chosen`}>
          <span id={`${id}-chosen`}>{chosen || any}</span>
          <DownIcon />
        </summary>
        {children}
      </details>
    </div>
  );
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** The text of the option for no choice. */
  readonly any: string;
  readonly value: string | null;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    /** The number of projects; `null` where they were not counted. */
    readonly count?: number | null;
  }[];
  /** Called with the choice; left out in a form that the browser submits. */
  readonly onChange?: ((value: string | null) => void) | undefined;
}

/** A criterion of which one value is chosen, each with its number of projects. */
export function SelectField({ name, label, any, value, options, onChange }: SelectFieldProps) {
  const texts = useTexts(textsOf);
  const id = useId();
  const current = value ?? '';
  return (
    <div className={styles.select}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        {...(onChange === undefined
          ? { defaultValue: current }
          : { value: current, onChange: (event) => onChange(event.target.value || null) })}
      >
        <option value="">{any}</option>
        {options.map(({ value: each, text, count = null }) => (
          <option key={each} value={each}>
            {count === null ? text : texts.valueCount(text, count)}
          </option>
        ))}
      </Select>
    </div>
  );
}
