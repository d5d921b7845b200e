import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { FileLink } from '@iwan/shared/ui/actions/file-link';
import { textsOf } from '../texts';
import styles from './downloads.module.css';
import { isPicture } from './plans';

interface DownloadsProps {
  readonly brochure: string | null;
  readonly floorPlan: string | null;
}

/**
 * 'GET MORE INFORMATION': brochure and floor plan where the record has them (section 2). They open in the browser instead of
 * being downloaded.
 */
export function Downloads({ brochure, floorPlan }: DownloadsProps) {
  const texts = useTexts(textsOf);
  const files = [
    { name: texts.brochure, path: brochure, opens: false },
    { name: texts.floorPlan, path: floorPlan, opens: true },
  ].flatMap(({ path, ...file }) => (path === null ? [] : [{ ...file, path }]));
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="more-information-title" data-print="none">
      <h2 id="more-information-title" className={styles.title}>
        {texts.moreInformation}
      </h2>
      <div className={styles.files}>
        {files.map(({ name, path, opens }) => (
          <FileLink
            key={name}
            title={name}
            path={path}
            opens={opens}
            {...(isPicture(path) ? { more: texts.picture } : {})}
          />
        ))}
      </div>
    </section>
  );
}
