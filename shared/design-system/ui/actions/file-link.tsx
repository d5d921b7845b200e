import { assetPath } from '../../../contract-kit/paths/image';
import { DownloadIcon } from '../icons/download';
import styles from './file-link.module.css';

interface FileLinkProps {
  readonly title: string;
  /** The backend's path of the file. */
  readonly path: string;
  /** The text below the title; by default the file type from the path. */
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
      <DownloadIcon />
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
