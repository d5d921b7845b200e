import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Message } from '@iwan/shared/ui/feedback/message';
import type { ReactNode } from 'react';
import styles from './load-failure.module.css';
import { textsOf } from './texts';

interface LoadFailureProps {
  /** Why, as section 8 says it. */
  readonly message: string;
  /** What has been kept, or what works all the same. */
  readonly children: ReactNode;
  /** The page once more, as it was asked for. */
  readonly href: string;
}

/** Stands where a part of a page has not arrived, with the way to ask again; the rest of the page is there. */
export function LoadFailure({ message, children, href }: LoadFailureProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.failure} data-scroll="keep">
      <Message tone="danger">
        <strong>{texts.failed(message)}</strong>
        <br />
        {children} <TextLink href={href}>{texts.retry}</TextLink>
      </Message>
    </div>
  );
}
