import { assetPath } from '../../../contract-kit/paths/image';
import { DownloadIcon } from '../icons/download';
import { OutIcon } from '../icons/out';
import styles from './file-link.module.css';

interface FileLinkProps {
  readonly title: string;
  /** The backend's path of the file. */
  readonly path: string;
  /** The text below the title; by default the file type from the path. */
  readonly more?: string;
  /** The file opens in a new tab instead of being downloaded. */
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

/** 'PDF' of `media/pdf/brochure.pdf`; nothing where the path has no known extension. */
function kindOf(path: string): string {
  return /\.([a-z\d]{2,5})$/i.exec(fileName(path))?.[1]?.toUpperCase() ?? '';
}
