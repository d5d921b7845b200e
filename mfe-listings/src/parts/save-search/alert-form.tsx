import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import type { StoredSearch } from '@iwan/shared/paths/search-words';
import { Button } from '@iwan/shared/ui/actions/button';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextField } from '@iwan/shared/ui/fields/field';
import { Honeypot } from '@iwan/shared/ui/forms/honeypot';
import styles from './alert-form.module.css';
import { textsOf } from './texts';
import { useAlertForm } from './use-alert-form';

interface AlertFormProps {
  readonly search: StoredSearch;
  /** The subject of the alert, where it is not this search itself. */
  readonly title?: string;
  readonly words?: string;
}

/** The form for search alerts by e-mail. Shown only where the backend sends them; the browser posts it without script. */
export function AlertForm({ search, title, words: custom }: AlertFormProps) {
  const { alert: words } = useTexts(textsOf);
  const { sending, onSubmit } = useAlertForm(search);
  return (
    <section className={styles.alert} aria-labelledby="search-alert">
      <div>
        <h2 id="search-alert">{title ?? words.title}</h2>
        <p>{custom ?? words.words}</p>
      </div>
      {sending.status === 'sent' ? (
        <Message tone="success">{words.sent(sending.email)}</Message>
      ) : (
        <form action={formAction('search-alert')} method="post" noValidate onSubmit={onSubmit}>
          <div data-problems="" />
          <input type="hidden" name="query" value={search.query} />
          <input type="hidden" name="slug" value={search.slug ?? ''} />
          <div className={styles.line}>
            <TextField
              id="search-alert-email"
              name="email"
              label={words.label}
              type="email"
              autoComplete="email"
              inputMode="email"
              required
              error={sending.status === 'wrong' ? sending.message : undefined}
            />
            <Button type="submit" look="outline" className={styles.send} busy={sending.status === 'sending'}>
              {words.send}
            </Button>
          </div>
          <Honeypot />
          {sending.status === 'failed' ? <Message tone="danger">{sending.message}</Message> : null}
        </form>
      )}
    </section>
  );
}
