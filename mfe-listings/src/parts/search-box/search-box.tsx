import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { homeTextsOf } from '@iwan/shared/domain/search/criteria/texts';
import { parameters } from '@iwan/shared/paths/criteria';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './search-box.module.css';
import type { SuggestedOption } from './suggested-option';
import { optionId, SuggestionList } from './suggestion-list';
import { textsOf } from './texts';
import { useCombobox } from './use-combobox';

/** What was picked, as a chip that stands in the field. */
export interface PickedChip {
  /** The name under which the form sends it. */
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
}

interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  /** The other criteria: suggestions are counted within them. */
  readonly criteria: SearchCriteria;
  readonly picked: readonly PickedChip[];
  readonly onPick: (option: SuggestedOption) => void;
}

/**
 * The field for areas, projects, developers and free text: a combobox once its code is loaded, with what was picked as chips.
 * Until then it is a plain field of its form, and keeps what is typed into it.
 */
export function SearchBox({ id, label, placeholder, criteria, picked, onPick }: SearchBoxProps) {
  const texts = useTexts(textsOf);
  const { value: wordsOf } = useTexts(homeTextsOf);
  const list = `${id}-list`;
  const onRemoveLast = () => picked.at(-1)?.onRemove();
  const box = useCombobox({ list, criteria, onPick, onRemoveLast });
  const { active, isListShown, options } = box;
  const row = useRef<HTMLDivElement>(null);

  // The text is typed behind the chips: with many of them the row scrolls.
  useEffect(() => {
    if (picked.length > 0) row.current?.scrollTo?.({ left: row.current.scrollWidth });
  }, [picked.length]);

  function remove({ onRemove }: PickedChip): void {
    onRemove();
    box.field.current?.focus();
  }

  function forgetAll(): void {
    box.forget();
    box.field.current?.focus();
  }

  function leaveByEscape({ key }: KeyboardEvent): void {
    if (key !== 'Escape') return;
    box.close();
    box.field.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus when it leaves the field and its list
    <div className={styles.box} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div ref={row} className={styles.row}>
        {picked.map((chip) => (
          <button
            key={`${chip.name} ${chip.value}`}
            type="button"
            className={styles.chip}
            aria-label={texts.remove(wordsOf(chip.value))}
            onClick={() => remove(chip)}
          >
            <input type="hidden" name={chip.name} value={chip.value} />
            {wordsOf(chip.value)}
            <CloseIcon />
          </button>
        ))}
        <input
          ref={box.field}
          suppressHydrationWarning
          className={styles.field}
          id={id}
          name={parameters.query}
          type="text"
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? list : undefined}
          aria-activedescendant={isListShown && active !== null ? optionId(list, active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          dir="auto"
          placeholder={picked.length === 0 ? placeholder : undefined}
          onInput={(event) => box.type(event.currentTarget.value)}
          onKeyDown={box.press}
          onClick={box.open}
        />
      </div>
      <p role="status" className="visually-hidden">
        {box.hasResponse ? texts.found(options.length) : picked.map(({ value }) => wordsOf(value)).join(', ')}
      </p>
      {isListShown ? (
        <div ref={box.popup} className={styles.popup} data-upwards={box.isUpwards ? '' : undefined}>
          {options[0]?.kind === 'recent' ? (
            <button
              type="button"
              className={styles.clear}
              aria-label={texts.clearRecent}
              onClick={forgetAll}
              onKeyDown={leaveByEscape}
            >
              {texts.clear}
            </button>
          ) : null}
          <SuggestionList
            id={list}
            options={options}
            active={active}
            onChoose={box.choose}
            onForget={(option) => box.forget(option)}
          />
        </div>
      ) : null}
    </div>
  );
}
