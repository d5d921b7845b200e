import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperVideo } from '@iwan/shared/domain/model/entities';
import { type Page, pageCount, pageRange } from '@iwan/shared/domain/search/paging';
import { useLinkedDialog } from '@iwan/shared/router/use-linked-dialog';
import type { PageDialogStart } from '@iwan/shared/router/use-page-dialog';
import { Pager } from '@iwan/shared/ui/actions/pager';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { galleryPath } from './gallery-path';
import { textsOf } from './texts';
import { VideoCard } from './video-card';
import styles from './video-gallery-page.module.css';

export interface VideosData extends Page<DeveloperVideo> {
  /** The address names a page after the last one, which is shown instead. */
  readonly isPastEnd: boolean;
}

declare module '@iwan/shared/state/dialogs' {
  interface DialogKinds {
    readonly video: PageDialogStart;
  }
}

const loadPlayer = async () => (await import('./video-dialog')).VideoDialog;

/** The video gallery (section 2): nine developers a page, each page with its own address. */
export function VideoGalleryPage({ data }: { readonly data: VideosData }) {
  const texts = useTexts(textsOf);
  const { items, page } = data;
  const player = useLinkedDialog('video', loadPlayer, { developers: items }, items.length);
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} lede={texts.lede} />
      <h2 id="videos" className="visually-hidden" tabIndex={-1}>
        {texts.list}
      </h2>
      {items.length === 0 ? (
        <EmptyState title={texts.none} reason={texts.soon} />
      ) : (
        <>
          <ul className={styles.grid}>
            {items.map((developer, index) => (
              <li key={developer.id}>
                <VideoCard developer={developer} priority={index === 0} onPlay={(event) => player.open(event, index)} />
              </li>
            ))}
          </ul>
          <div className={styles.pager} data-scroll="videos">
            <Pager
              text={texts.shown(pageRange(data))}
              previous={page > 1 ? galleryPath(page - 1) : null}
              next={page < pageCount(data) ? galleryPath(page + 1) : null}
            />
          </div>
        </>
      )}
      {player.dialog}
    </Container>
  );
}
