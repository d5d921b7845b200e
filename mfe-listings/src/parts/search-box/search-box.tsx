import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { parameters } from '@iwan/shared/paths/criteria';
import { SearchIcon } from '../icons';
import styles from './search-box.module.css';
import { optionId, SuggestionList } from './suggestion-list';
import { textsOf } from './texts';
import { useCombobox } from './use-combobox';

interface SearchBoxProps {
  readonly id: string;
  /** The other criteria: suggestions are counted within them. */
  readonly criteria: SearchCriteria;
}

/**
 * The free-text field, a combobox once its code is loaded. Until then it is a plain field of its form, and keeps what is typed
 * into it.
 */
export function SearchBox({ id, criteria }: SearchBoxProps) {
  const texts = useTexts(textsOf);
  const list = `${id}-list`;
  const box = useCombobox(list, criteria);
  const { active, hasResponse, isListShown, options, understood } = box;
  const hasNone = hasResponse && !isListShown && !box.isLost && understood === '' && options.length === 0;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus when it leaves the field and its list
    <div className={styles.box} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}>
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
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
        placeholder={texts.placeholder}
        onInput={(event) => box.type(event.currentTarget.value)}
        onKeyDown={box.press}
      />
      <SearchIcon className={styles.mark} />
      <p role="status" className="visually-hidden">
        {hasResponse
          ? [understood && texts.understood(understood), texts.found(options.length)].filter(Boolean).join('. ')
          : ''}
      </p>
      {box.isEmpty || understood === '' ? null : (
        <p className={styles.note} aria-hidden="true">
          {texts.understood(understood)}
        </p>
      )}
      {isListShown ? (
        <div ref={box.popup} className={styles.popup}>
          <SuggestionList id={list} options={options} active={active} onChoose={box.choose} />
        </div>
      ) : null}
      {hasNone ? (
        <p className={classNames(styles.popup, styles.none)} aria-hidden="true">
          {texts.none}
        </p>
      ) : null}
    </div>
  );
}
