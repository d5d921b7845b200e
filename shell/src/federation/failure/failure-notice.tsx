import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { ContactWays } from '@iwan/shared/ui/layout/contact-ways';
import { Container } from '@iwan/shared/ui/layout/container';
import { textsOf } from '../texts';
import styles from './failure-notice.module.css';

interface Props {
  readonly title: string;
  readonly detail: string;
  /** A whole page is missing instead of a part: the title is the page's heading. */
  readonly isPage?: boolean;
  readonly isRetrying?: boolean;
  readonly onRetry?: () => void;
  /** Another link in place of the retry. */
  readonly instead?: { readonly href: string; readonly label: string };
}

/**
 * The message in place of what could not be loaded. The retry is a link to the same address, so that it is a reload before and
 * without JavaScript.
 */
export function FailureNotice({ title, detail, isPage = false, isRetrying = false, onRetry, instead }: Props) {
  const texts = useTexts(textsOf);
  const Title = isPage ? 'h1' : 'p';
  return (
    <Container>
      <div className={styles.notice} role="status" data-page={isPage || undefined}>
        <svg className={styles.arch} viewBox="0 0 88 108" width="44" height="54" aria-hidden="true">
          <path d="M5 107V50C5 26 18 16 44 4c26 12 39 22 39 46v57M0 107h88" />
          <path className={styles.inner} d="M20 107V58c0-16 9-23 24-32M44 107V84" />
        </svg>
        <div className={styles.text}>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.detail}>{detail}</p>
          {isPage ? <ContactWays /> : null}
        </div>
        {instead ? (
          <ButtonLink href={instead.href}>{instead.label}</ButtonLink>
        ) : (
          <ButtonLink
            href=""
            aria-busy={isRetrying || undefined}
            onClick={(event) => {
              if (!onRetry) return;
              event.preventDefault();
              if (!isRetrying) onRetry();
            }}
          >
            {isRetrying ? texts.retrying : texts.retry}
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}
