import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { assetPath } from '@iwan/shared/paths/image';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { DownloadIcon } from '@iwan/shared/ui/icons/download';
import { OutIcon } from '@iwan/shared/ui/icons/out';
import { textsOf } from '../texts';
import styles from './downloads.module.css';

interface DownloadsProps {
  readonly brochure: string | null;
  readonly floorPlan: string | null;
}

/**
 * 'GET MORE INFORMATION': brochure and floor plan where the record has them (section 2). The plan opens in the browser: a phone
 * that saves a file shows nothing.
 */
export function Downloads({ brochure, floorPlan }: DownloadsProps) {
  const texts = useTexts(textsOf);
  if (brochure === null && floorPlan === null) return null;
  return (
    <section className={styles.files} aria-labelledby="more-information-title" data-print="none">
      <h2 id="more-information-title">{texts.moreInformation}</h2>
      {brochure === null ? null : (
        <TextLink href={assetPath(brochure)} download={fileName(brochure)}>
          <DownloadIcon />
          {texts.file(texts.brochure, kindOf(brochure))}
        </TextLink>
      )}
      {floorPlan === null ? null : (
        <TextLink href={assetPath(floorPlan)} target="_blank" rel="noopener">
          <OutIcon />
          {texts.file(texts.floorPlan, kindOf(floorPlan))}
        </TextLink>
      )}
    </section>
  );
}

const fileName = (path: string) => /[^/]*$/.exec(path.replace(/[?#].*$/, ''))?.[0] ?? '';

/** 'PDF' of `media/pdf/brochure.pdf`; nothing where the path has no known extension. */
const kindOf = (path: string) => /\.([a-z\d]{2,5})$/i.exec(fileName(path))?.[1]?.toUpperCase() ?? '';
