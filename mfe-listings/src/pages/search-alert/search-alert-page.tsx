import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import { Button } from '@iwan/shared/ui/actions/button';
import { Container } from '@iwan/shared/ui/layout/container';
import { Link } from '@iwan/shared/ui/links/link';
import type { ReactNode } from 'react';
import type { SearchAlertState } from './load-search-alert';
import styles from './search-alert.module.css';
import { textsOf } from './texts';

/** The page behind the links of alert mails: says which search it is about, and has a button to confirm or end the alert. */
export function SearchAlertPage({ data }: { readonly data: SearchAlertState }) {
  const texts = useTexts(textsOf);
  switch (data.kind) {
    case 'sent': {
      const { title, text, onward } = texts[data.about].sent;
      return (
        <Notice title={title} text={text}>
          <Link href={data.path}>{onward}</Link>
        </Notice>
      );
    }
    case 'ask':
    case 'stop': {
      const { title, text, press } = texts[data.about][data.kind];
      return (
        <Notice title={title} text={text(data.search)}>
          <form id="search-alert-link" action={formAction('search-alert-link')} method="post">
            <div data-problems="" />
            <input type="hidden" name="token" value={data.token} />
            <input type="hidden" name="about" value={data.about} />
            <Button type="submit">{press}</Button>
          </form>
        </Notice>
      );
    }
    case 'begun': {
      const { title, text, onward } = texts[data.about].begun;
      return (
        <Notice title={title} text={text(data.search)}>
          <Link href={data.path}>{onward}</Link>
        </Notice>
      );
    }
    case 'ended':
      return <Notice {...texts[data.about].ended} />;
    case 'expired':
    case 'away':
      return <Notice {...texts[data.kind]} />;
  }
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** A link onward. */
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <Container>
      <section className={styles.outcome}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </section>
    </Container>
  );
}
