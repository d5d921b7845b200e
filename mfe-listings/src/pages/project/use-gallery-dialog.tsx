import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { GalleryDialogProps } from './gallery-dialog';

/** Opens the slider at a photo, in place of the link that was pressed. */
export type OpenPhoto = (event: MouseEvent<HTMLAnchorElement>, index: number) => void;

interface GalleryDialogHandle {
  readonly open: OpenPhoto;
  /** The dialog while it is open, to be rendered by the page. */
  readonly dialog: ReactNode;
}

/** The slider of all photos. Its code comes with the first press; where it cannot be had, the link does what links do. */
export function useGalleryDialog(name: string, photos: readonly string[]): GalleryDialogHandle {
  const [start, setStart] = useState<number | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<GalleryDialogProps> | null>(null);

  const open: OpenPhoto = (event, index) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setStart(index);
    if (Dialog !== null) return;
    const { href } = event.currentTarget;
    import('./gallery-dialog').then(
      (loaded) => setDialog(() => loaded.GalleryDialog),
      () => {
        setStart(null);
        location.assign(href);
      },
    );
  };

  const isOpen = start !== null && Dialog !== null;
  return {
    open,
    dialog: isOpen ? <Dialog name={name} photos={photos} start={start} onClose={() => setStart(null)} /> : null,
  };
}
