import { classNames } from '@iwan/shared/dom/class-names';
import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { parameters } from '@iwan/shared/paths/criteria';
import { useNavigate } from '@iwan/shared/router/router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../icons/search';
import { moveInList } from './move-in-list';
import styles from './search-box.module.css';
import type { SuggestedOption } from './suggested-option';
import { optionId, SuggestionList } from './suggestion-list';
import { textsOf } from './texts';
import { useSuggestions } from './use-suggestions';

interface SearchBoxProps {
  readonly id: string;
  /** What else is chosen: suggestions are counted within it. */
  readonly criteria: SearchCriteria;
}

/**
 * The field of free text: a combobox that suggests while somebody types (APG, list autocomplete with manual selection). It is a
 * plain field of its form first: what is typed before this code comes, or sent without it, counts as well.
 */
export function SearchBox({ id, criteria }: SearchBoxProps) {
  const texts = useTexts(textsOf);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { options, understood, of, isLost } = useSuggestions(text, criteria);
  const list = `${id}-list`;
  const isShown = isOpen && text.trim() !== '' && options.length > 0;
  const isAnswered = isOpen && text.trim() !== '' && of === text.trim();

  useEffect(() => {
    // Typed before this code was there.
    if (field.current?.value && document.activeElement === field.current) type(field.current.value);
  }, []);

  useEffect(() => {
    const { current } = popup;
    if (!isShown || current === null) return;
    // The field stands low on the screen, and lower still above the keys of a phone: its list would open out of sight.
    const sight = window.visualViewport?.height ?? window.innerHeight;
    if (current.getBoundingClientRect().bottom > sight) scrollIntoSight(current.parentElement ?? current, 'start');
  }, [isShown]);

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  function type(typed: string): void {
    setText(typed);
    setActive(null);
    setOpen(true);
  }

  function choose(option: SuggestedOption): void {
    setOpen(false);
    setActive(null);
    navigate(option.href);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const chosen = isShown && active !== null ? options[active] : undefined;
    if (event.key === 'Enter') {
      setOpen(false);
      if (chosen === undefined) return;
      event.preventDefault();
      choose(chosen);
      return;
    }
    const move = moveInList(event, { isShown, active, count: options.length });
    if (move === null) return;
    if (move.isTaken) event.preventDefault();
    setOpen(move.isOpen);
    setActive(move.active);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the field and its list
    <div
      className={styles.box}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
      <input
        ref={field}
        suppressHydrationWarning
        className={styles.field}
        id={id}
        name={parameters.query}
        type="text"
        inputMode="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={isShown && active !== null ? optionId(list, active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        dir="auto"
        placeholder={texts.placeholder}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <SearchIcon className={styles.mark} />
      <p role="status" className="visually-hidden">
        {isAnswered
          ? [understood && texts.understood(understood), texts.found(options.length)].filter(Boolean).join('. ')
          : ''}
      </p>
      {text.trim() === '' || understood === '' ? null : (
        <p className={styles.note} aria-hidden="true">
          {texts.understood(understood)}
        </p>
      )}
      {isShown ? (
        <div ref={popup} className={styles.popup}>
          <SuggestionList id={list} options={options} active={active} onChoose={choose} />
        </div>
      ) : isAnswered && !isLost && understood === '' && options.length === 0 ? (
        <p className={classNames(styles.popup, styles.none)} aria-hidden="true">
          {texts.none}
        </p>
      ) : null}
    </div>
  );
}
