import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectName } from '@iwan/shared/domain/search/words/project-names';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { parameters } from '@iwan/shared/paths/criteria';
import { Button } from '@iwan/shared/ui/actions/button';
import { Check } from '@iwan/shared/ui/fields/check';
import { TextField } from '@iwan/shared/ui/fields/field';
import { type KeyboardEvent, useState } from 'react';
import styles from './hero-search.module.css';
import { textsOf } from './texts';
import { useProjectNames } from './use-project-names';

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
