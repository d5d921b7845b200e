import type { Loaded } from '@iwan/shared/api/loaded';
import { useIsHydrated } from '@iwan/shared/dom/use-is-hydrated';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { getProjects } from '../../../parts/get-projects';
import { SearchIcon } from '../../../parts/icons';
import { moveInList } from '../../../parts/search-box/move-in-list';
import type { ComparedUnit } from '../comparison/compared-units';
import { textsOf } from '../texts';
import styles from './add-project.module.css';
import { FoundProjects, optionId } from './found-projects';

interface AddProjectProps {
  /** The projects that are compared already, which the search leaves out. */
  readonly ids: readonly string[];
  readonly units: readonly ComparedUnit[];
  /** Builds the address of a comparison. */
  readonly hrefOf: (ids: readonly string[]) => string;
  /** The search words in the address and what they have found: the whole result without script. */
  readonly sought: string;
  readonly found: Loaded<readonly ProjectCard[]>;
  readonly onAdd: (project: ProjectCard) => void;
}

const list = 'add-project-list';

/**
 * Looks a project up by name, place or developer and adds it to the comparison: a combobox (APG, list autocomplete with manual
 * selection), and a plain form with links beneath it without script.
 */
export function AddProject({ ids, units, hrefOf, sought, found, onAdd }: AddProjectProps) {
  const texts = useTexts(textsOf);
  const isHydrated = useIsHydrated();
  const [text, setText] = useState(sought);
  const [isOpen, setOpen] = useState(sought !== '');
  const [active, setActive] = useState<number | null>(null);
  const { response, retry } = useProjectSearch(text, sought, found);
  const choices = response.status === 'ready' ? response.value.filter(({ id }) => !ids.includes(id)) : [];
  const isShown = isOpen && choices.length > 0;

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const chosen = isShown && active !== null ? choices[active] : undefined;
    if (event.key === 'Enter') {
      if (chosen === undefined) return;
      event.preventDefault();
      onAdd(chosen);
      return;
    }
    const move = moveInList(event, { isShown, active, count: choices.length });
    if (move === null) return;
    if (move.isTaken) event.preventDefault();
    setOpen(move.isOpen);
    setActive(move.active);
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? list : undefined,
    'aria-activedescendant': isShown && active !== null ? optionId(list, active) : undefined,
  } as const;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus when it leaves the field and its list
    <div
      className={styles.search}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <PageForm action={paths.compare()} className={styles.form} aria-label={texts.add} data-works-unaided="">
        {ids.map((id) => (
          <input key={id} type="hidden" name="project" value={id} />
        ))}
        {units.map(({ project, unit }) => (
          <input key={project} type="hidden" name="unit" value={`${project}:${unit}`} />
        ))}
        <TextField
          {...(isHydrated ? combobox : {})}
          id="add-project"
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          label={texts.add}
          placeholder={texts.addHelp}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(null);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        <Button type="submit" look="outline" aria-label={texts.search} className={styles.go}>
          <SearchIcon />
        </Button>
      </PageForm>
      <p role="status" className="visually-hidden">
        {response.status === 'ready' ? texts.found(choices.length) : ''}
      </p>
      {response.status === 'failed' ? (
        <div role="alert" className={styles.message}>
          {texts.failed}{' '}
          <Button look="quiet" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {response.status === 'ready' && isOpen ? (
        <div className={styles.results}>
          {choices.length === 0 ? (
            <p className={styles.message}>{texts.noneFound}</p>
          ) : (
            <FoundProjects hrefOf={hrefOf} id={list} projects={choices} ids={ids} active={active} onAdd={onAdd} />
          )}
        </div>
      ) : null}
    </div>
  );
}

type SearchResponse =
  | { readonly status: 'ready'; readonly value: readonly ProjectCard[] }
  | { readonly status: 'idle' | 'failed' };

/** Debounce in milliseconds. */
const debounce = 200;

/** The projects that a text finds; `found` is the result for `sought`, the words in the address. */
function useProjectSearch(text: string, sought: string, found: Loaded<readonly ProjectCard[]>) {
  const [response, setResponse] = useState<SearchResponse>(sought === '' ? { status: 'idle' } : found);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt === 0 && text.trim() === sought) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      if (text.trim() === '') return setResponse({ status: 'idle' });
      try {
        const projects = await getProjects();
        const value = await projects.suggest(text, request.signal);
        if (!request.signal.aborted) setResponse({ status: 'ready', value });
      } catch {
        if (!request.signal.aborted) setResponse({ status: 'failed' });
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, sought, attempt]);

  return { response, retry: () => setAttempt(attempt + 1) };
}
