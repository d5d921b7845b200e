import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectName, ProjectNames } from '@iwan/shared/domain/search/words/project-names';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { parameters } from '@iwan/shared/paths/criteria';
import { Button } from '@iwan/shared/ui/actions/button';
import { Check } from '@iwan/shared/ui/fields/check';
import { TextField } from '@iwan/shared/ui/fields/field';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { getProjects } from '../../parts/get-projects';
import styles from './hero-search.module.css';
import { textsOf } from './texts';

interface PropertyListProps {
  readonly locations: readonly string[];
  readonly chosen: readonly ProjectName[];
  readonly onChange: (chosen: readonly ProjectName[]) => void;
  readonly onDone: () => void;
}

/**
 * A search field, the projects as checkboxes, and the buttons that clear and close the list. Chosen projects stay in the form
 * while they are filtered out, so that a search does not lose them.
 */
export function PropertyList({ locations, chosen, onChange, onDone }: PropertyListProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const { response, retry } = useProjectNames(locations, sought);
  const offered = response.status === 'ready' ? response.found.names : [];
  const isChosen = ({ name }: ProjectName) => chosen.some((each) => each.name === name);
  const listed = [...chosen.filter(({ name }) => !offered.some((each) => each.name === name)), ...offered];
  const needle = sought.trim().toLowerCase();
  const matches = ({ name }: ProjectName) => name.toLowerCase().includes(needle);
  const matching = listed.filter(matches);

  function toggle(project: ProjectName): void {
    onChange(isChosen(project) ? chosen.filter(({ name }) => name !== project.name) : [...chosen, project]);
  }

  /** Enter in the search field chooses the only match; it never submits the form. */
  function takeTyped(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only, another] = matching;
    if (needle === '' || only === undefined || another !== undefined) return;
    if (!isChosen(only)) toggle(only);
    setSought('');
  }

  function note(): string {
    if (response.status === 'loading') return texts.loading;
    if (response.status === 'ready' && response.found.isCut) return texts.cut(offered.length);
    return needle === '' || matching.length === 0 ? '' : texts.matching(matching.length);
  }

  return (
    <>
      <div className={styles.seek}>
        <TextField
          id="search-property-find"
          type="search"
          autoComplete="off"
          label={<span className="visually-hidden">{texts.findProperty}</span>}
          placeholder={texts.findProperty}
          value={sought}
          enterKeyHint="done"
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={takeTyped}
        />
      </div>
      {response.status === 'failed' ? (
        <div className={styles.none} role="alert">
          <p>{texts.failed(valueWords(response.message, locale))}</p>
          <Button look="quiet" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      <fieldset>
        <legend className="visually-hidden">{texts.properties}</legend>
        {response.status === 'ready' && matching.length === 0 ? (
          <p className={styles.none}>{texts.nothingFound}</p>
        ) : null}
        <ul>
          {listed.map((project) => (
            <li key={project.name} hidden={!matches(project)}>
              <Check
                className={styles.option}
                name={parameters.names}
                value={project.name}
                checked={isChosen(project)}
                onChange={() => toggle(project)}
              >
                {project.name}
              </Check>
            </li>
          ))}
        </ul>
      </fieldset>
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

/** Debounce in milliseconds. */
const pause = 250;

type NamesResponse =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly found: ProjectNames };

/**
 * The names of the projects at the chosen locations. Where there are more than fit, the backend searches for the typed text;
 * otherwise the loaded list is filtered.
 */
function useProjectNames(locations: readonly string[], sought: string) {
  const place = JSON.stringify(locations);
  const all = useResponse(place, '', 0);
  const isCut = all.response.status === 'ready' && all.response.found.isCut;
  const some = useResponse(place, isCut ? sought.trim() : '', pause);
  return isCut && sought.trim() !== '' ? some : all;
}

/** A result of the current query only: while another is loading there is none. No request without a location. */
function useResponse(place: string, sought: string, wait: number) {
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<{ readonly to: string; readonly response: NamesResponse } | null>(null);
  const question = `${attempt} ${place} ${sought}`;

  useEffect(() => {
    const locations: readonly string[] = JSON.parse(place);
    if (locations.length === 0 || (wait > 0 && sought === '')) return;
    const request = new AbortController();
    const update = (next: NamesResponse) => {
      if (!request.signal.aborted) setResponse({ to: question, response: next });
    };
    const timer = setTimeout(() => {
      getProjects()
        .then((projects) => projects.names({ locations, sought }, request.signal))
        .then((found) => update({ status: 'ready', found }))
        .catch((error: unknown) =>
          update({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
        );
    }, wait);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [place, sought, wait, question]);

  const current: NamesResponse = response?.to === question ? response.response : { status: 'loading' };
  return { response: current, retry: () => setAttempt((before) => before + 1) };
}
