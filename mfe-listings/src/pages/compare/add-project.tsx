import type { Loaded } from '@iwan/shared/api/loaded';
import type { ProjectCard } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/button';
import { TextField } from '@iwan/shared/ui/field';
import { Icon } from '@iwan/shared/ui/icon';
import { Picture } from '@iwan/shared/ui/picture';
import { useEffect, useState } from 'react';
import { getProjects } from '../../parts/get-projects';
import styles from './add-project.module.css';
import { texts } from './texts';

interface AddProjectProps {
  /** The compared projects, which are not found again. */
  readonly ids: readonly string[];
  /** What the address looks up, and what that has found: all there is without script. */
  readonly sought: string;
  readonly found: Loaded<readonly ProjectCard[]>;
  readonly onAdd: (project: ProjectCard) => void;
}

type Answer =
  | { readonly status: 'ready'; readonly value: readonly ProjectCard[] }
  | { readonly status: 'idle' | 'failed' };

/** Milliseconds without a letter before the search is asked. */
const debounce = 200;

/** Looks a project up by name, place or developer and adds it to the comparison; works as a plain form too. */
export function AddProject({ ids, sought, found, onAdd }: AddProjectProps) {
  const [text, setText] = useState(sought);
  const [answer, setAnswer] = useState<Answer>(sought === '' ? { status: 'idle' } : found);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt === 0 && text.trim() === sought) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      if (text.trim() === '') return setAnswer({ status: 'idle' });
      try {
        const projects = await getProjects();
        const value = await projects.suggest(text, request.signal);
        if (!request.signal.aborted) setAnswer({ status: 'ready', value });
      } catch {
        if (!request.signal.aborted) setAnswer({ status: 'failed' });
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, sought, attempt]);

  const choices = answer.status === 'ready' ? answer.value.filter(({ id }) => !ids.includes(id)) : [];
  return (
    <div className={styles.search}>
      <form action={paths.compare()} className={styles.form} aria-label={texts.add}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="project" value={id} />
        ))}
        <TextField
          id="add-project"
          name="q"
          type="search"
          label={texts.add}
          placeholder={texts.addHelp}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="outline" aria-label={texts.search} className={styles.go}>
          <Icon name="search" />
        </Button>
      </form>
      <p role="status" className="visually-hidden">
        {answer.status === 'ready' ? texts.found(choices.length) : ''}
      </p>
      {answer.status === 'failed' ? (
        <div role="alert" className={styles.message}>
          {texts.failed}{' '}
          <Button look="quiet" size="small" onClick={() => setAttempt(attempt + 1)}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {answer.status === 'ready' ? (
        <div className={styles.results}>
          {choices.length === 0 ? <p className={styles.message}>{texts.noneFound}</p> : null}
          <ul>
            {choices.map((project) => (
              <li key={project.id}>
                <a
                  href={paths.compare({ project: [...ids, project.id] })}
                  aria-label={texts.addName(project.name)}
                  rel="nofollow"
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    onAdd(project);
                  }}
                >
                  {project.image === null ? (
                    <span />
                  ) : (
                    <Picture path={project.image} alt="" width={64} height={48} sizes="64px" />
                  )}
                  <span>
                    <span className={styles.name}>{project.name}</span>
                    {project.location === null ? null : <span className={styles.place}>{project.location}</span>}
                  </span>
                  <Icon name="plus" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
