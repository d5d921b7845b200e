import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { typedChoice } from '../../parts/typed-choice';
import { ChoiceList, type Option } from './choice-list';
import styles from './hero-search.module.css';
import { moveAmongChoices } from './move-among-choices';
import { showList } from './show-list';
import { textsOf } from './texts';

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
  /** What is typed into the find field. */
  readonly sought: string;
  readonly onSeek: (sought: string) => void;
  /** The name under which a form that the browser itself sends has what is typed. */
  readonly soughtName: string;
  /** Why what is typed is not yet a choice, when somebody wanted to go on with it. */
  readonly problem: string | null;
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
  sought,
  onSeek,
  soughtName,
  problem,
  isLoading = false,
  isCut = false,
  failure = null,
}: ChoiceCellProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown, close } = useDisclosure('');
  const list = useRef<HTMLDivElement>(null);
  const [first, ...more] = chosen;

  // Opened before this code was there.
  useEffect(() => {
    if (details.current?.open && list.current !== null) showList(details.current, list.current);
  }, [details]);

  function done(): void {
    close();
    details.current?.querySelector('summary')?.focus();
  }

  const values = [...new Set([...chosen, ...options.map(({ value }) => value)])];
  const matching = values.filter((value) => value.toLowerCase().includes(sought.trim().toLowerCase())).length;

  /** Enter in the find field takes the one that is meant; where it may be several, the list stays to choose from. */
  function takeTyped(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const typed = typedChoice(sought, values, chosen, 1);
    if (typed.status !== 'taken') return;
    onChange([...chosen, ...typed.values]);
    onSeek('');
  }

  return (
    <details
      ref={details}
      suppressHydrationWarning
      className={styles.choice}
      data-works-unaided=""
      onKeyDown={(event) => {
        onKeyDown(event);
        moveAmongChoices(event);
      }}
      onToggle={(event) => {
        if (event.currentTarget.open && list.current !== null) showList(event.currentTarget, list.current);
      }}
    >
      <summary className={styles.cell}>
        <b>{label}</b>
        <span>{first === undefined ? nothing : texts.chosen(first, more.length)}</span>
        <DownIcon className={styles.mark} />
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
            name={soughtName}
            enterKeyHint="done"
            error={problem ?? undefined}
            onChange={(event) => onSeek(event.target.value)}
            onKeyDown={takeTyped}
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
          {isLoading
            ? texts.loading
            : isCut
              ? texts.cut(options.length)
              : sought.trim() === '' || matching === 0
                ? ''
                : texts.matching(matching)}
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
