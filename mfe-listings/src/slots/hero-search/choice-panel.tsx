import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import type { KeyboardEvent } from 'react';
import { typedChoice } from '../../parts/typed-choice';
import { ChoiceList, type Option } from './choice-list';
import styles from './hero-search.module.css';
import { textsOf } from './texts';

/** The options of a cell, and its search field. */
export interface Choosing {
  /** The id of the cell, with which that of the search field begins. */
  readonly id: string;
  /** The name under which the choices are submitted. */
  readonly name: string;
  readonly label: string;
  readonly find: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** The text of the search field. */
  readonly sought: string;
  readonly onSeek: (sought: string) => void;
  /** The name under which a form that the browser submits has that text. */
  readonly soughtName: string;
  /** Why the text is not yet a choice, when the visitor wanted to continue with it. */
  readonly error: string | null;
  readonly isLoading?: boolean;
  /** The list shows not all options. */
  readonly isCut?: boolean;
  readonly failure?: { readonly message: string; readonly retry: () => void } | null;
}

/** What opens below a cell: a search field, the list of checkboxes, and the buttons that clear it and close it. */
export function ChoicePanel({ onDone, ...choosing }: Choosing & { readonly onDone: () => void }) {
  const texts = useTexts(textsOf);
  const { id, name, label, find, options, chosen, onChange, sought, onSeek, soughtName, error } = choosing;
  const { isLoading = false, isCut = false, failure = null } = choosing;
  const values = [...new Set([...chosen, ...options.map(({ value }) => value)])];

  /** Enter in the search field chooses an unambiguous match; otherwise the list stays open. */
  function takeTyped(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const typed = typedChoice(sought, values, chosen, 1);
    if (typed.status !== 'taken') return;
    onChange([...chosen, ...typed.values]);
    onSeek('');
  }

  function note(): string {
    if (isLoading) return texts.loading;
    if (isCut) return texts.cut(options.length);
    const soughtText = sought.trim().toLowerCase();
    const matching = values.filter((value) => value.toLowerCase().includes(soughtText)).length;
    return soughtText === '' || matching === 0 ? '' : texts.matching(matching);
  }

  return (
    <>
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
          error={error ?? undefined}
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
      <ChoiceList {...{ name, label, options, chosen, sought, onChange }} isWaiting={isLoading || failure !== null} />
      <p className={styles.note} role="status">
        {note()}
      </p>
      <div className={styles.foot}>
        <Button look="quiet" size="small" onClick={() => onChange([])}>
          {texts.clear}
        </Button>
        <Button look="outline" size="small" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  );
}
