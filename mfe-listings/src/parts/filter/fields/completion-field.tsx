import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type NumberRange, numberRange } from '@iwan/shared/domain/search/criteria/kinds';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import { parameters } from '@iwan/shared/paths/criteria';
import { textsOf } from '../texts';
import { Row, SelectField } from './field-frames';
import styles from './filter-fields.module.css';

interface CompletionFieldProps {
  readonly range: NumberRange | null;
  /** Called with the years; left out in a form that the browser submits. */
  readonly onChange?: ((range: NumberRange | null) => void) | undefined;
  /** Counts by year of handover; left out until they are loaded. */
  readonly counts: FacetCounts | undefined;
}

/** The years of handover, from and to. Hidden where no project has one. */
export function CompletionField({ range, onChange, counts = [] }: CompletionFieldProps) {
  const texts = useTexts(textsOf);
  const { from, to } = range ?? { from: null, to: null };
  const counted = new Map(counts.map(({ value, count }) => [value, count]));
  const chosen = [from, to].flatMap((year) => (year === null ? [] : [String(year)]));
  const years = [...new Set([...counted.keys(), ...chosen])].sort();
  if (years.length === 0) return null;

  /** The end that was chosen last decides: the other one is moved along where the range would be reversed. */
  function choose(end: 'from' | 'to', text: string | null): void {
    const year = text === null ? null : Number(text);
    const isCrossed = year !== null && (end === 'from' ? to !== null && to < year : from !== null && from > year);
    if (isCrossed) onChange?.({ from: year, to: year });
    else onChange?.(end === 'from' ? numberRange(year, to) : numberRange(from, year));
  }

  const options = years.map((year) => ({ value: year, text: year, count: counted.get(year) ?? null }));
  const ends = [
    { end: 'from', name: parameters.completionFrom, label: texts.completionFrom, year: from },
    { end: 'to', name: parameters.completionTo, label: texts.completionTo, year: to },
  ] as const;
  return (
    <Row label={texts.completion}>
      <div className={styles.two}>
        {ends.map(({ end, name, label, year }) => (
          <SelectField
            key={end}
            {...{ name, label, options }}
            any={texts.anyYear}
            value={year === null ? null : String(year)}
            onChange={onChange && ((text) => choose(end, text))}
          />
        ))}
      </div>
    </Row>
  );
}
