import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperVideo } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import type { LinkedDialogProps } from '@iwan/shared/router/use-linked-dialog';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Dialog } from '@iwan/shared/ui/dialog';
import { LeftIcon } from '@iwan/shared/ui/icons/left';
import { RightIcon } from '@iwan/shared/ui/icons/right';
import { useState } from 'react';
import { Player } from '../../parts/video/player';
import { textsOf } from './texts';
import styles from './video-dialog.module.css';

interface VideoDialogProps extends LinkedDialogProps {
  /** The videos of this page, which the arrows go through. */
  readonly developers: readonly DeveloperVideo[];
}

/** Plays one video at a time: another one replaces the player, and closing stops it. */
export function VideoDialog({ developers, start, onClose }: VideoDialogProps) {
  const texts = useTexts(textsOf);
  const [index, setIndex] = useState(start);
  const current = developers[index];
  if (current === undefined) return null;
  const { id, name, video } = current;
  const title = texts.titleOf(current);
  const foot = (
    <div className={styles.foot}>
      <TextLink href={paths.developer(name)} onClick={onClose}>
        {texts.developer(shownName(current))}
      </TextLink>
      <div className={styles.arrows}>
        <IconButton icon={LeftIcon} label={texts.previous} disabled={index === 0} onClick={() => setIndex(index - 1)} />
        <IconButton
          icon={RightIcon}
          label={texts.next}
          disabled={index === developers.length - 1}
          onClick={() => setIndex(index + 1)}
        />
      </div>
    </div>
  );
  return (
    <Dialog title={title} size="large" onClose={onClose} foot={foot}>
      <div className={styles.stage}>
        <Player key={id} video={video} name={title} />
      </div>
    </Dialog>
  );
}
