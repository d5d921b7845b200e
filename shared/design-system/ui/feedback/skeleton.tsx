import { useTexts } from '../../../domain/format/locale-context';
import { classNames } from '../../dom/class-names';
import { textsOf } from '../texts';
import styles from './skeleton.module.css';

/** A placeholder of loading content; it appears after 200 ms, so that a quick response does not flicker. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.shape, className)} aria-hidden="true" />;
}

/** 'Loading...', announced once. */
export function LoadingStatus() {
  const texts = useTexts(textsOf);
  return (
    <p role="status" className="visually-hidden">
      {texts.loading}
    </p>
  );
}
