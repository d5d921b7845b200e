import type { ReactNode } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { Link } from '../links/link';
import { textsOf } from '../texts';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The pages above this one, the highest first: links or texts. */
  readonly steps: readonly { readonly key: string; readonly content: ReactNode }[];
  /** The page itself. */
  readonly current: string;
}

/** The breadcrumb of a page. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  const texts = useTexts(textsOf);
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.crumbs}>
        {steps.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
        <li aria-current="page">
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
}

interface LinkedBreadcrumbProps {
  readonly steps: readonly { readonly name: string; readonly href: string }[];
  readonly current: string;
}

/** The same where every step is a link. */
export function LinkedBreadcrumb({ steps, current }: LinkedBreadcrumbProps) {
  const linked = steps.map(({ name, href }) => ({ key: href, content: <Link href={href}>{name}</Link> }));
  return <Breadcrumb steps={linked} current={current} />;
}
