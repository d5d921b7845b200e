import { scrollIntoSight } from '@iwan/shared/dom/scroll-into-sight';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { useNavigate } from '@iwan/shared/router/router';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FoundSuggestions } from './find-suggestions';
import { moveInList } from './move-in-list';
import type { SuggestedOption } from './suggested-option';
import { optionId } from './suggestion-list';

interface Combobox {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly isEmpty: boolean;
  readonly options: readonly SuggestedOption[];
  /** The criteria that the text names, as text; empty where it names none. */
  readonly understood: string;
  readonly isListShown: boolean;
  /** Whether the suggestions belong to the current text. */
  readonly hasResponse: boolean;
  /** The suggestions could not be loaded. */
  readonly isLost: boolean;
  /** The active option, chosen by the arrow keys. */
  readonly active: number | null;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly choose: (option: SuggestedOption) => void;
  readonly close: () => void;
}

/**
 * The state of a combobox that suggests while the visitor types (APG, list autocomplete with manual selection). `list`: the
 * list's id.
 */
export function useCombobox(list: string, criteria: SearchCriteria): Combobox {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { options, understood, of, isLost } = useSuggestions(text, criteria);
  const typed = text.trim();
  const isListShown = isOpen && typed !== '' && options.length > 0;

  useEffect(() => {
    // Typed before hydration.
    if (field.current?.value && document.activeElement === field.current) type(field.current.value);
  }, []);

  useEffect(() => {
    const { current } = popup;
    if (!isListShown || current === null) return;
    // The field is low on the screen, and lower above a phone's keyboard: scrolls so that the list is visible.
    const sight = window.visualViewport?.height ?? window.innerHeight;
    if (current.getBoundingClientRect().bottom > sight) scrollIntoSight(current.parentElement ?? current, 'start');
  }, [isListShown]);

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  function type(next: string): void {
    setText(next);
    setActive(null);
    setOpen(true);
  }

  function choose(option: SuggestedOption): void {
    setOpen(false);
    setActive(null);
    navigate(option.href);
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
    const move = moveInList(event, { isShown: isListShown, active, count: options.length });
    if (move === null) return;
    if (move.isTaken) event.preventDefault();
    setOpen(move.isOpen);
    setActive(move.active);
  }

  return {
    ...{ field, popup, options, understood, isListShown, isLost, active, type, press, choose },
    isEmpty: typed === '',
    hasResponse: isOpen && typed !== '' && of === typed,
    close: () => setOpen(false),
  };
}

/** Debounce in milliseconds. */
const pause = 150;

interface Suggestions extends FoundSuggestions {
  /** The text that they belong to; empty before the first. */
  readonly of: string;
  /** The request has failed. */
  readonly isLost: boolean;
}

const nothing: Suggestions = { options: [], understood: '', of: '', isLost: false };

/**
 * The suggestions for the current text, whose code is loaded with the first letter. The previous ones stay visible while
 * loading; if a request fails there are none, and the field still works as a search.
 */
function useSuggestions(text: string, criteria: SearchCriteria): Suggestions {
  const [found, setFound] = useState(nothing);
  const locale = useLocale();
  const typed = text.trim();
  const chosen = JSON.stringify(criteria);

  useEffect(() => {
    if (typed === '') return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      import('./find-suggestions')
        .then(({ findSuggestions }) => findSuggestions(typed, JSON.parse(chosen), locale, request.signal))
        .then((response) => ({ ...nothing, ...response }))
        .catch(() => ({ ...nothing, isLost: true }))
        .then((response) => {
          if (!request.signal.aborted) setFound({ ...response, of: typed });
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, chosen, locale]);

  return typed === '' ? nothing : found;
}
