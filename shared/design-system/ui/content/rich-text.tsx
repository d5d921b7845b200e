import type { ReactNode } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import type { RichElement, RichNode, RichText as Text } from '../../../domain/model/entities';
import { Link } from '../links/link';
import { textsOf } from '../texts';
import styles from './rich-text.module.css';

/** A formatted text of the backend. Its tree is rendered element by element: no markup is inserted into the page. */
export function RichText({ text }: { readonly text: Text }) {
  return <div className={styles.prose}>{children(text, useTexts(textsOf).table)}</div>;
}

/** `table`: the accessible name of a scrollable table. */
function children(nodes: readonly RichNode[], table: string): readonly ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : element(node, index, table)));
}

function element({ tag: Tag, href, children: within }: RichElement, key: number, table: string): ReactNode {
  switch (Tag) {
    case 'br':
    case 'hr':
      return <Tag key={key} />;
    case 'a':
      return (
        <Link key={key} href={href} rel="nofollow noopener">
          {children(within, table)}
        </Link>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section key={key} className={styles.wide} aria-label={table} tabIndex={0}>
          <table>
            <tbody>{children(within, table)}</tbody>
          </table>
        </section>
      );
    default:
      return <Tag key={key}>{children(within, table)}</Tag>;
  }
}
