import { assetPath } from '../paths/image';
import styles from './file-link.module.css';
import { Icon } from './icon';

interface FileLinkProps {
  readonly title: string;
  /** Where the backend keeps it. */
  readonly path: string;
  /** What stands below the title; the kind of the file, where its path says it, when left out. */
  readonly more?: string;
}

/** A file to download. */
export function FileLink({ title, path, more = kindOf(path) }: FileLinkProps) {
  return (
    <a className={styles.file} href={assetPath(path)} download={fileName(path)}>
      <span>
        {title}
        <small>{more}</small>
      </span>
      <Icon name="download" />
    </a>
  );
}

function fileName(path: string): string {
  return /[^/]*$/.exec(path.replace(/[?#].*$/, ''))?.[0] ?? '';
}

/** 'PDF' of `media/pdf/brochure.pdf`; nothing where the path does not say. */
function kindOf(path: string): string {
  return /\.([a-z\d]{2,5})$/i.exec(fileName(path))?.[1]?.toUpperCase() ?? '';
}
