import type { CSSProperties } from 'react';
import styles from './loan-field.module.css';
import { texts } from './texts';

interface LoanFieldProps {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** What stands in the field. */
  readonly text: string;
  /** What it means; `null` while it means nothing. */
  readonly value: number | null;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  /** The slider's ends in words. */
  readonly ends: readonly [string, string];
  readonly hint?: string;
  readonly onType: (text: string) => void;
}

/** A number to type or to slide. */
export function LoanField({ id, label, unit, text, value, limits, ends, hint, onType }: LoanFieldProps) {
  const { min, max, step } = limits;
  const at = Math.min(Math.max(value ?? min, min), max);
  const share = ((at - min) / (max - min)) * 100;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <b aria-hidden="true">{unit}</b>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onType(event.target.value)}
        />
      </span>
      <input
        className={styles.slider}
        style={{ '--share': `${share}%` } as CSSProperties}
        type="range"
        aria-label={texts.slider(label)}
        aria-valuetext={`${text} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={at}
        onChange={(event) => onType(event.target.value)}
      />
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        {hint === undefined ? null : <span id={`${id}-hint`}>{hint}</span>}
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
