import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { useNavigate } from '@iwan/shared/router/router';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FoundSuggestions } from './find-suggestions';
import { moveInList } from './move-in-list';
import type { SuggestedOption } from './suggested-option';
import { optionId } from './suggestion-list';

interface Combobox {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly options: readonly SuggestedOption[];
  readonly isListShown: boolean;
  /** The list opens above the field. */
  readonly isUpwards: boolean;
  /** The suggestions belong to the current text. */
  readonly hasResponse: boolean;
  /** The active option, chosen by the arrow keys. */
  readonly active: number | null;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly choose: (option: SuggestedOption) => void;
  /** Removes a recent search; all of them without one. */
  readonly forget: (option?: SuggestedOption) => void;
  readonly open: () => void;
  readonly close: () => void;
}

interface ComboboxOptions {
  /** The list's id. */
  readonly list: string;
  readonly criteria: SearchCriteria;
  /** A suggestion is picked that is not a search of its own; the name of a landmark becomes the text. */
  readonly onPick: (option: SuggestedOption) => void;
  /** Backspace at the beginning of the text. */
  readonly onRemoveLast: () => void;
}

/** The state of a combobox that suggests while the visitor types (APG, list autocomplete with manual selection). */
export function useCombobox({ list, criteria, onPick, onRemoveLast }: ComboboxOptions): Combobox {
  const navigate = useNavigate();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isUpwards, setUpwards] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const typed = text.trim();
  const { found, forget } = useSuggestions(typed, isOpen, criteria);
  const options: readonly SuggestedOption[] =
    found === null || typed === ''
      ? (found?.options ?? [])
      : [...found.options, { kind: 'words', name: typed, note: found.of === typed ? found.understood : '' }];
  const isListShown = isOpen && options.length > 0;

  useEffect(() => {
    // Focused before hydration, and perhaps typed into.
    if (field.current !== null && document.activeElement === field.current) type(field.current.value);
  }, []);

  useEffect(() => {
    const { current } = popup;
    if (!isListShown || current === null) return;
    // The field is low on the screen, and lower above a phone's keyboard: scrolls so that the list is visible.
    if (current.getBoundingClientRect().bottom > sightOf()) scrollIntoSight(current.parentElement ?? current, 'start');
  }, [isListShown]);

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  function open(): void {
    if (!isOpen && field.current !== null) {
      const { top, bottom } = field.current.getBoundingClientRect();
      setUpwards(matchMedia(wide).matches && top > sightOf() - bottom);
    }
    setOpen(true);
  }

  function type(next: string): void {
    setText(next);
    setActive(null);
    open();
  }

  function choose(option: SuggestedOption): void {
    setOpen(false);
    setActive(null);
    const { current } = field;
    if (current === null) return;
    if (option.href !== undefined) {
      navigate(option.href);
      return;
    }
    if (option.kind === 'words') {
      current.form?.requestSubmit();
      return;
    }
    current.value = option.kind === 'landmark' ? valueWords(option.name, locale) : (found?.rest ?? '');
    setText(current.value);
    current.focus();
    onPick(option);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const chosen = isListShown && active !== null ? options[active] : undefined;
    if (event.key === 'Enter') {
      setOpen(false);
      if (chosen === undefined) return;
      event.preventDefault();
      choose(chosen);
      return;
    }
    if (event.key === 'Delete' && chosen?.kind === 'recent') {
      event.preventDefault();
      setActive(null);
      forget(chosen);
      return;
    }
    // Tab goes on to the button that clears the recent searches.
    if (event.key === 'Tab' && !event.shiftKey && isListShown && options[0]?.kind === 'recent') {
      setActive(null);
      return;
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '') onRemoveLast();
    const move = moveInList(event, { isShown: isListShown, active, count: options.length });
    if (move === null) return;
    if (move.isTaken) event.preventDefault();
    if (move.isOpen) open();
    else setOpen(false);
    setActive(move.active);
  }

  return {
    ...{ field, popup, options, isListShown, isUpwards, active, type, press, choose, forget, open },
    hasResponse: isOpen && found?.of === typed,
    close: () => setOpen(false),
  };
}

/** Windows in which the panel is one row below the picture, with room for the list above it. */
const wide = '(min-width: 1180px)';

/** The height of the visible part of the window, above a phone's keyboard. */
const sightOf = () => window.visualViewport?.height ?? window.innerHeight;

/** Debounce in milliseconds. */
const pause = 150;

interface Suggestions extends FoundSuggestions {
  /** The text that they belong to. */
  readonly of: string;
}

/**
 * The suggestions for the current text, whose code is loaded when the list is opened; `null` before the first. Those of the
 * previous text stay visible while loading. If a request fails there are none, and the text can be searched for.
 */
function useSuggestions(typed: string, isOpen: boolean, criteria: SearchCriteria) {
  const [found, setFound] = useState<Suggestions | null>(null);
  const locale = useLocale();
  const chosen = JSON.stringify(criteria);

  useEffect(() => {
    if (!isOpen) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      import('./find-suggestions')
        .then(({ findSuggestions }) => findSuggestions(typed, JSON.parse(chosen), locale, request.signal))
        .catch(() => ({ options: [], understood: '', rest: '' }))
        .then((response) => {
          if (!request.signal.aborted) setFound({ ...response, of: typed });
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, isOpen, chosen, locale]);

  function forget(option?: SuggestedOption): void {
    const isKept = ({ kind, href }: SuggestedOption) => kind !== 'recent' || (option && href !== option.href);
    setFound((before) => before && { ...before, options: before.options.filter(isKept) });
    void import('./recent-searches').then(({ forgetSearches }) => forgetSearches(option?.href));
  }

  // The areas that are offered before anything is typed are no suggestions for a text.
  return { found: found !== null && (found.of === '') === (typed === '') ? found : null, forget };
}
