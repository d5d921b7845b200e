import { classNames } from '../../dom/class-names';
import { Picture } from './picture';
import styles from './portrait.module.css';

interface PortraitProps {
  /** The photograph; `null` where there is none. */
  readonly path: string | null;
  readonly name: string;
  /** The alternative text of the photograph; empty where the name is beside it. */
  readonly alt?: string;
  /** The largest width at which it is drawn, in CSS pixels. */
  readonly width: number;
  /** The `sizes` of the photograph. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** Height by width of the arch. */
const ratio = 4.9 / 4;

/** A person in the arch: the photograph, or the initials where there is none. */
export function Portrait({ path, name, alt = '', width, className, ...rest }: PortraitProps) {
  return (
    <span className={classNames(styles.portrait, className)}>
      {path === null ? (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <Picture {...rest} path={path} alt={alt} width={width} height={Math.round(width * ratio)} />
      )}
    </span>
  );
}

/** The first letters of the first and the last word of a name; of one word, one. Arabic letters stand apart, without the article. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = '') => Array.from(word.replace(/^(?:ال|al-)(?=.)/i, ''))[0] ?? '');
  return letters.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toLocaleUpperCase();
}
