import { isApiError } from '@iwan/shared/api/api-error';
import { getHttp } from '@iwan/shared/api/http';
import type { SearchAlert } from '@iwan/shared/api/search-alerts';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import type { StoredSearch } from '@iwan/shared/paths/search-words';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextField } from '@iwan/shared/ui/fields/field';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './alert-form.module.css';
import { alertPath } from './alert-path';
import { textsOf } from './texts';

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

type Sending =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'wrong' | 'failed'; readonly message: string };

/** Submits the alert form without leaving the page. An invalid address is reported at its field. */
function useAlertForm(search: Pick<SearchAlert, 'query' | 'slug'>) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.status === 'sending') return;
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email') ?? '').trim();
    const field = event.currentTarget.elements.namedItem('email');
    setSending({ status: 'sending' });
    try {
      const [{ isEmail }, { askForAlert }, http] = await Promise.all([
        import('@iwan/shared/domain/contact/email'),
        import('@iwan/shared/api/search-alerts'),
        getHttp(),
      ]);
      if (!isEmail(email)) {
        setSending({ status: 'wrong', message: texts.alert.wrong });
        if (field instanceof HTMLElement) field.focus();
        return;
      }
      const query = String(fields.get('query') ?? search.query);
      await askForAlert(http, { ...search, query, email, locale });
      setSending({ status: 'sent', email });
    } catch (error) {
      setSending(failureOf(error, texts.alert));
    }
  }

  return { sending, onSubmit };
}

function failureOf(error: unknown, texts: ReturnType<typeof textsOf>['alert']): Sending {
  const refusal = isApiError(error) ? error.refusals.find(({ field }) => field === 'email') : undefined;
  if (refusal) return { status: 'wrong', message: refusal.message };
  const isTooMany = isApiError(error) && error.status === 429;
  return { status: 'failed', message: isTooMany ? texts.later : texts.failed };
}
