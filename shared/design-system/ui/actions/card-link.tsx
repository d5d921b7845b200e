import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../../dom/class-names';
import { Link } from '../links/link';
import styles from './card-link.module.css';

/** The one link of a card, around its name. Its target is the whole card: the nearest positioned ancestor. */
export function CardLink({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
