import type { DeveloperVideo } from '@iwan/shared/contracts/entities';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { VideoDialogProps } from './video-dialog';

interface VideoDialogHandle {
  /** Plays the video at an index, in place of the link that was pressed. */
  readonly open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
  /** The dialog while it is open, to be rendered by the page. */
  readonly dialog: ReactNode;
}

/** The player. Its code comes with the first press; where it cannot be had, the link does what links do. */
export function useVideoDialog(developers: readonly DeveloperVideo[]): VideoDialogHandle {
  const [start, setStart] = useState<number | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<VideoDialogProps> | null>(null);

  function open(event: MouseEvent<HTMLAnchorElement>, index: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setStart(index);
    if (Dialog !== null) return;
    const { href } = event.currentTarget;
    import('./video-dialog').then(
      (loaded) => setDialog(() => loaded.VideoDialog),
      () => {
        setStart(null);
        location.assign(href);
      },
    );
  }

  const isOpen = start !== null && Dialog !== null;
  return {
    open,
    dialog: isOpen ? <Dialog developers={developers} start={start} onClose={() => setStart(null)} /> : null,
  };
}
