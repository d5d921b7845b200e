import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type NumberRange, numberRange } from '@iwan/shared/domain/search/criteria/kinds';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import { parameters } from '@iwan/shared/paths/criteria';
import { Select } from '@iwan/shared/ui/fields/select';
import { useId } from 'react';
import { textsOf } from '../texts';
import styles from './completion-field.module.css';
import fields from './filter-fields.module.css';

interface CompletionFieldProps {
  readonly range: NumberRange | null;
  /** Called with the years; left out in a form that the browser submits. */
  readonly onChange?: ((range: NumberRange | null) => void) | undefined;
  /** Counts by year of handover; left out until they are loaded. */
  readonly counts: FacetCounts | undefined;
}

const ends = ['from', 'to'] as const;

/** The years of handover, from and to. Hidden where no project has one. */
export function CompletionField({ range, onChange, counts = [] }: CompletionFieldProps) {
  const texts = useTexts(textsOf);
  const id = useId();
  const { from, to } = range ?? { from: null, to: null };
  const counted = new Map(counts.map(({ value, count }) => [value, count]));
  const chosen = [from, to].flatMap((year) => (year === null ? [] : [String(year)]));
  const years = [...new Set([...counted.keys(), ...chosen])].sort();
  if (years.length === 0) return null;

  /** The end that was chosen last decides: the other one is moved along where the range would be reversed. */
  function choose(end: 'from' | 'to', text: string): void {
    const year = text === '' ? null : Number(text);
    const isCrossed = year !== null && (end === 'from' ? to !== null && to < year : from !== null && from > year);
    if (isCrossed) onChange?.({ from: year, to: year });
    else onChange?.(end === 'from' ? numberRange(year, to) : numberRange(from, year));
  }

  return (
    <fieldset className={fields.wide}>
      <legend className={fields.legend}>{texts.completion}</legend>
      <div className={styles.ends}>
        {ends.map((end) => {
          const value = String((end === 'from' ? from : to) ?? '');
          return (
            <div key={end}>
              <label className={styles.label} htmlFor={`${id}-${end}`}>
                {end === 'from' ? texts.completionFrom : texts.completionTo}
              </label>
              <Select
                id={`${id}-${end}`}
                name={end === 'from' ? parameters.completionFrom : parameters.completionTo}
                {...(onChange === undefined
                  ? { defaultValue: value }
                  : { value, onChange: (event) => choose(end, event.target.value) })}
              >
                <option value="">{texts.anyYear}</option>
                {years.map((year) => {
                  const count = counted.get(year);
                  return (
                    <option key={year} value={year}>
                      {count === undefined ? year : texts.yearCount(year, count)}
                    </option>
                  );
                })}
              </Select>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
