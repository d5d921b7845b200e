import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import { Select } from '@iwan/shared/ui/fields/select';
import { useId } from 'react';
import { textsOf } from '../texts';
import styles from './filter-fields.module.css';

interface ThresholdFieldProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | null;
  readonly labelOf: (value: number) => string;
  /** Counts by value; left out until they are loaded. */
  readonly counts: FacetCounts | undefined;
  /** Called with the choice; left out in a form that the browser submits. */
  readonly onChange?: ((value: string | null) => void) | undefined;
}

/** A minimum or maximum of a number that projects have. Hidden where none of them has it. */
export function ThresholdField({ name, label, chosen, labelOf, counts = [], onChange }: ThresholdFieldProps) {
  const texts = useTexts(textsOf);
  const id = useId();
  const counted = new Map(counts.map(({ value, count }) => [value, count]));
  const values = [...new Set([...counted.keys(), ...(chosen === null ? [] : [chosen])])].sort(
    (one, other) => Number(one) - Number(other),
  );
  if (values.length === 0) return null;
  return (
    <div>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        {...(onChange === undefined
          ? { defaultValue: chosen ?? '' }
          : { value: chosen ?? '', onChange: (event) => onChange(event.target.value || null) })}
      >
        <option value="">{texts.anyOf}</option>
        {values.map((value) => {
          const count = counted.get(value);
          const valueLabel = labelOf(Number(value));
          return (
            <option key={value} value={value}>
              {count === undefined ? valueLabel : texts.valueCount(valueLabel, count)}
            </option>
          );
        })}
      </Select>
    </div>
  );
}
