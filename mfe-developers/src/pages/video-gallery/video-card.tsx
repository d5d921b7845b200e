import type { Head } from '@iwan/shared/contracts/module';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperVideo } from '@iwan/shared/domain/model/entities';
import { imagePath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import type { MouseEvent } from 'react';
import { PlayButton } from '../../parts/video/play-button';
import { videoAddress } from '../../parts/video/video-address';
import { textsOf } from './texts';
import styles from './video-card.module.css';

/** The `sizes` of a poster; smaller on a phone than its pixel density asks for, since nine sharp ones would be heavy. */
const poster = {
  width: 428,
  sizes: '(max-width: 767.98px) 55vw, (max-width: 990.98px) 45vw, (max-width: 1440px) 30vw, 428px',
} as const;

/** The first picture of a page of the gallery; for its head. */
export function firstPosterOf(developers: readonly DeveloperVideo[]): Pick<Head, 'image' | 'firstPicture'> {
  const path = developers[0]?.poster;
  return path ? { image: imagePath(path, 1280), firstPicture: { path, ...poster } } : {};
}

interface VideoCardProps {
  readonly developer: DeveloperVideo;
  readonly priority: boolean;
  readonly onPlay: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A developer's video with a play button, and the link to the developer. Without script the button links to the video itself. */
export function VideoCard({ developer, priority, onPlay }: VideoCardProps) {
  const texts = useTexts(textsOf);
  const { name, video, poster: path, logo } = developer;
  const title = texts.titleOf(developer);
  return (
    <article>
      <Link
        className={styles.play}
        href={videoAddress(video)}
        aria-haspopup="dialog"
        aria-label={texts.play(title)}
        onClick={onPlay}
      >
        <FramedPicture className={styles.poster} path={path} alt="" {...poster} height={285} priority={priority}>
          {path === null && logo !== null ? <LogoPlate className={styles.logo} path={logo} name="" /> : null}
        </FramedPicture>
        <PlayButton />
      </Link>
      <h3 className={styles.title}>{title}</h3>
      <TextLink className={styles.developer} href={paths.developer(name)}>
        <RecordName of={developer} />
      </TextLink>
    </article>
  );
}
