import { assetPath } from '../../../contract-kit/paths/image';
import { DownloadIcon } from '../icons/download';
import { OutIcon } from '../icons/out';
import styles from './file-link.module.css';

interface FileLinkProps {
  readonly title: string;
  /** Where the backend keeps it. */
  readonly path: string;
  /** What stands below the title; the kind of the file, where its path says it, when left out. */
  readonly more?: string;
  /** It is there to be looked at: the browser shows it in a tab of its own, and saves nothing. */
  readonly opens?: boolean;
}

/** A file to download, or to open. */
export function FileLink({ title, path, more = kindOf(path), opens = false }: FileLinkProps) {
  const way = opens ? { target: '_blank', rel: 'noopener' } : { download: fileName(path) };
  return (
    <a className={styles.file} href={assetPath(path)} {...way}>
      <span>
        {title}
        <small>{more}</small>
      </span>
      {opens ? <OutIcon /> : <DownloadIcon />}
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
