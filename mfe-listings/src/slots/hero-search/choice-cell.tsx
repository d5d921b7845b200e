import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { Button } from '@iwan/shared/ui/button';
import { Check } from '@iwan/shared/ui/check';
import { TextField } from '@iwan/shared/ui/field';
import { Icon } from '@iwan/shared/ui/icon';
import { type KeyboardEvent, useState } from 'react';
import styles from './hero-search.module.css';
import { texts } from './texts';

interface Option {
  readonly value: string;
  /** How many projects stand behind it; `null` where that says nothing. */
  readonly count: number | null;
}

interface ChoiceCellProps {
  readonly id: string;
  /** The name under which the choices are sent. */
  readonly name: string;
  readonly label: string;
  /** What the cell reads while nothing is chosen. */
  readonly nothing: string;
  readonly find: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** One cell of the panel: its choices as words, and beneath it the list to tick them in. */
export function ChoiceCell({ id, name, label, nothing, find, options, chosen, onChange }: ChoiceCellProps) {
  const { details, onKeyDown, close } = useDisclosure('');
  const [sought, setSought] = useState('');
  const needle = sought.trim().toLocaleLowerCase('en');
  const matches = (value: string) => value.toLocaleLowerCase('en').includes(needle);
  const [first, ...more] = chosen;

  function done(): void {
    close();
    details.current?.querySelector('summary')?.focus();
  }

  return (
    <details ref={details} className={styles.choice} onKeyDown={onKeyDown}>
      <summary className={styles.cell}>
        <b>{label}</b>
        <span>{first === undefined ? nothing : texts.chosen(first, more.length)}</span>
        <Icon name="down" className={styles.mark} />
      </summary>
      <div className={styles.list}>
        <div className={styles.seek}>
          <TextField
            id={`${id}-find`}
            type="search"
            autoComplete="off"
            label={<span className="visually-hidden">{find}</span>}
            placeholder={find}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            onKeyDown={keepForm}
          />
        </div>
        <fieldset>
          <legend className="visually-hidden">{label}</legend>
          {options.some(({ value }) => matches(value)) ? null : <p className={styles.none}>{texts.nothingFound}</p>}
          <ul>
            {options.map(({ value, count }) => (
              // What is out of sight stays in the form: a search must not lose a choice.
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
        <div className={styles.foot}>
          <Button look="quiet" size="small" onClick={() => onChange([])}>
            {texts.clear}
          </Button>
          <Button look="outline" size="small" onClick={done}>
            {texts.done}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Enter in the find field looks no further than the list: it does not send the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
