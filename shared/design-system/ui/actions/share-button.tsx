import { useEffect, useId, useState } from 'react';
import { pathIn } from '../../../domain/format/languages';
import { useLocale, useTexts } from '../../../domain/format/locale-context';
import { ShareIcon } from '../icons/share';
import { textsOf } from '../texts';
import { Button } from './button';
import styles from './share-button.module.css';

/** How long the confirmation is shown, in milliseconds. */
const shownFor = 4000;

type Shared = { readonly status: 'idle' | 'copied' } | { readonly status: 'by hand'; readonly link: string };

interface ShareButtonProps {
  readonly title: string;
  /** The path and query to share; by default those of the page without its query. */
  readonly path?: string;
  /** What the button says. */
  readonly label?: string;
}

/**
 * Shares a page by the browser's own share sheet (section 2). Without one the link is copied, and where that is not allowed it
 * is shown, to be copied manually.
 */
export function ShareButton({ title, path, label }: ShareButtonProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [shared, setShared] = useState<Shared>({ status: 'idle' });
  const field = useId();

  useEffect(() => {
    if (shared.status !== 'copied') return;
    const timer = setTimeout(() => setShared({ status: 'idle' }), shownFor);
    return () => clearTimeout(timer);
  }, [shared]);

  async function share(): Promise<void> {
    const link = location.origin + pathIn(locale, path ?? location.pathname);
    if (typeof navigator.share === 'function') {
      const outcome = await navigator.share({ title, url: link }).then(
        () => 'done',
        (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'failed'),
      );
      if (outcome === 'done') return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setShared({ status: 'copied' });
    } catch {
      setShared({ status: 'by hand', link });
    }
  }

  return (
    <div className={styles.share}>
      <Button look="outline" size="small" onClick={() => void share()}>
        <ShareIcon />
        {label ?? texts.share}
      </Button>
      <div className={styles.outcome} role="status">
        {shared.status === 'copied' ? <p>{texts.copied}</p> : null}
        {shared.status === 'by hand' ? (
          <>
            <label htmlFor={field}>{texts.copyYourself}</label>
            <input id={field} readOnly value={shared.link} onFocus={(event) => event.target.select()} />
          </>
        ) : null}
      </div>
    </div>
  );
}
