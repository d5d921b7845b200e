import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Check } from '@iwan/shared/ui/fields/check';
import styles from './hero-search.module.css';
import { textsOf } from './texts';

export interface Option {
  readonly value: string;
  /** How many projects it has; `null` where the number is not shown. */
  readonly count: number | null;
}

interface ChoiceListProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly sought: string;
  /** The options are loading or failed to load: an empty list means nothing. */
  readonly isWaiting: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The checkboxes. Chosen ones stay in the form while they are filtered out, so that a search does not lose them. */
export function ChoiceList({ name, label, options, chosen, sought, isWaiting, onChange }: ChoiceListProps) {
  const texts = useTexts(textsOf);
  const needle = sought.trim().toLowerCase();
  const matches = (value: string) => value.toLowerCase().includes(needle);
  const isOffered = new Set(options.map(({ value }) => value));
  const elsewhere = chosen.filter((value) => !isOffered.has(value)).map((value) => ({ value, count: null }));
  const listed = [...elsewhere, ...options];
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      {isWaiting || listed.some(({ value }) => matches(value)) ? null : (
        <p className={styles.none}>{texts.nothingFound}</p>
      )}
      <ul>
        {listed.map(({ value, count }) => (
          <li key={value} hidden={!matches(value)}>
            <Check
              className={styles.option}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            >
              {value}
              {count === null ? null : <small>{count}</small>}
            </Check>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
