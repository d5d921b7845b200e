import { assetPath } from '@iwan/shared/paths/image';
import { Icon } from '@iwan/shared/ui/icon';
import styles from './downloads.module.css';
import { texts } from './texts';

interface DownloadsProps {
  readonly brochure: string | null;
  readonly floorPlan: string | null;
}

/** 'GET MORE INFORMATION': brochure and floor plan, each when present (section 2). */
export function Downloads({ brochure, floorPlan }: DownloadsProps) {
  const files = [
    { name: texts.brochure, path: brochure },
    { name: texts.floorPlan, path: floorPlan },
  ].flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]));
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="more-information-title">
      <h2 id="more-information-title" className={styles.title}>
        {texts.moreInformation}
      </h2>
      <div className={styles.files}>
        {files.map(({ name, path }) => (
          <a key={name} className={styles.file} href={assetPath(path)} download={fileName(path)}>
            <span>
              {name}
              <small>{kindOf(path)}</small>
            </span>
            <Icon name="download" />
          </a>
        ))}
      </div>
    </section>
  );
}

function fileName(path: string): string {
  return /[^/]*$/.exec(path.replace(/[?#].*$/, ''))?.[0] ?? '';
}

/** 'PDF' of `media/pdf/brochure.pdf`; nothing where the path does not say. */
function kindOf(path: string): string {
  return /\.([a-z\d]{2,5})$/i.exec(fileName(path))?.[1]?.toUpperCase() ?? '';
}
