import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Message } from '@iwan/shared/ui/feedback/message';
import type { ReactNode } from 'react';
import styles from './load-failure.module.css';
import { textsOf } from './texts';

interface LoadFailureProps {
  /** The reason, in the words of section 8. */
  readonly message: string;
  /** What is still stored, or still works. */
  readonly children: ReactNode;
  /** The address of the same page, to retry. */
  readonly href: string;
}

/** Replaces a part of a page that could not be loaded, with a link to retry; the rest of the page is shown. */
export function LoadFailure({ message, children, href }: LoadFailureProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.failure} data-scroll="keep">
      <Message tone="danger">
        <strong>{texts.failed(valueWords(message, useLocale()))}</strong>
        <br />
        {children} <TextLink href={href}>{texts.retry}</TextLink>
      </Message>
    </div>
  );
}
