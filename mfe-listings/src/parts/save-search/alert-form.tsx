import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import type { StoredSearch } from '@iwan/shared/paths/search-words';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextField } from '@iwan/shared/ui/fields/field';
import type { ReactNode } from 'react';
import styles from './alert-form.module.css';
import { alertPath } from './alert-path';
import { textsOf } from './texts';
import { useAlertForm } from './use-alert-form';

/** A subject among several. */
export interface AlertSubject {
  readonly search: StoredSearch;
  readonly label: string;
}

interface AlertFormProps {
  readonly search: StoredSearch;
  /** The subject of the alert, where it is not this search itself. */
  readonly title?: string;
  readonly text?: string;
  /** What the alert may be about, the first of which is chosen; left out where there is one subject. */
  readonly subjects?: readonly AlertSubject[];
  /** The path of the page that the visitor came from; that of the search itself where it is left out. */
  readonly back?: string;
  /** Another way, in the form; a link to the page of all ways where it is left out. */
  readonly children?: ReactNode;
}

/** The form for search alerts by e-mail. Shown only where the backend sends them; the browser posts it without script. */
export function AlertForm({ search, title, text, subjects = [], back, children }: AlertFormProps) {
  const { alert: texts } = useTexts(textsOf);
  const { sending, onSubmit } = useAlertForm(search);
  return (
    <section className={styles.alert} aria-labelledby="search-alert">
      <div>
        <h2 id="search-alert">{title ?? texts.title}</h2>
        <p>{text ?? texts.text}</p>
      </div>
      {sending.status === 'sent' ? (
        <Message tone="success">{texts.sent(sending.email)}</Message>
      ) : (
        <form action={formAction('search-alert')} method="post" noValidate onSubmit={onSubmit}>
          <div data-problems="" />
          <Subjects search={search} subjects={subjects} />
          <input type="hidden" name="slug" value={search.slug ?? ''} />
          {back === undefined ? null : <input type="hidden" name="back" value={back} />}
          <div className={styles.line}>
            <TextField
              id="search-alert-email"
              name="email"
              label={texts.label}
              type="email"
              autoComplete="email"
              inputMode="email"
              required
              error={sending.status === 'wrong' ? sending.message : undefined}
            />
            <Button type="submit" look="outline" className={styles.send} busy={sending.status === 'sending'}>
              {texts.send}
            </Button>
          </div>
          {sending.status === 'failed' ? <Message tone="danger">{sending.message}</Message> : null}
          {children ?? <TextLink href={alertPath(search)}>{texts.onDevice}</TextLink>}
        </form>
      )}
    </section>
  );
}

/** One subject goes along unseen; of several, one is chosen. All have the slug of the first. */
function Subjects({ search, subjects }: Required<Pick<AlertFormProps, 'search' | 'subjects'>>) {
  const { alert: texts } = useTexts(textsOf);
  if (subjects.length < 2) return <input type="hidden" name="query" value={search.query} />;
  return (
    <fieldset className={styles.subjects}>
      <legend className="visually-hidden">{texts.about}</legend>
      {subjects.map(({ search: { query }, label }) => (
        <label key={query}>
          <input type="radio" name="query" value={query} defaultChecked={query === search.query} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
