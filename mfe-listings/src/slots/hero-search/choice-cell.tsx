import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { Button } from '@iwan/shared/ui/button';
import { TextField } from '@iwan/shared/ui/field';
import { Icon } from '@iwan/shared/ui/icon';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ChoiceList, type Option } from './choice-list';
import styles from './hero-search.module.css';
import { moveAmongChoices } from './move-among-choices';
import { texts } from './texts';

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
  /** Hears what is typed into the find field, where more is to be found than stands in the list. */
  readonly onSeek?: (sought: string) => void;
  readonly isLoading?: boolean;
  /** There is more than the list shows. */
  readonly isCut?: boolean;
  readonly failure?: { readonly message: string; readonly retry: () => void } | null;
}

/** One cell of the panel: its choices as words, and beneath it the list to tick them in. */
export function ChoiceCell({
  id,
  name,
  label,
  nothing,
  find,
  options,
  chosen,
  onChange,
  onSeek,
  isLoading = false,
  isCut = false,
  failure = null,
}: ChoiceCellProps) {
  const { details, onKeyDown, close } = useDisclosure('');
  const list = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState('');
  const [first, ...more] = chosen;

  function done(): void {
    close();
    details.current?.querySelector('summary')?.focus();
  }

  function seek(text: string): void {
    setSought(text);
    onSeek?.(text);
  }

  return (
    <details
      ref={details}
      className={styles.choice}
      onKeyDown={(event) => {
        onKeyDown(event);
        moveAmongChoices(event);
      }}
      // The panel stands low on the screen: its lists open beneath the fold.
      onToggle={(event) => {
        if (event.currentTarget.open && list.current !== null) scrollIntoSight(list.current, 'nearest');
      }}
    >
      <summary className={styles.cell}>
        <b>{label}</b>
        <span>{first === undefined ? nothing : texts.chosen(first, more.length)}</span>
        <Icon name="down" className={styles.mark} />
      </summary>
      <div ref={list} className={styles.list}>
        <div className={styles.seek}>
          <TextField
            id={`${id}-find`}
            type="search"
            autoComplete="off"
            label={<span className="visually-hidden">{find}</span>}
            placeholder={find}
            value={sought}
            onChange={(event) => seek(event.target.value)}
            onKeyDown={keepForm}
          />
        </div>
        {failure === null ? null : (
          <div className={styles.none} role="alert">
            <p>{texts.failed(failure.message)}</p>
            <Button look="quiet" size="small" onClick={failure.retry}>
              {texts.retry}
            </Button>
          </div>
        )}
        <ChoiceList
          name={name}
          label={label}
          options={options}
          chosen={chosen}
          sought={sought}
          isWaiting={isLoading || failure !== null}
          onChange={onChange}
        />
        <p className={styles.note} role="status">
          {isLoading ? texts.loading : isCut ? texts.cut(options.length) : ''}
        </p>
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
