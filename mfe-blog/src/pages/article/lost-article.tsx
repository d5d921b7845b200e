import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { BlogCard } from '@iwan/shared/domain/model/entities';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { BlogGrid } from '../../parts/blog-grid';
import { textsOf } from './texts';

/** The page of an unknown article, with the latest ones. */
export function LostArticle({ latest }: { readonly latest: readonly BlogCard[] }) {
  const texts = useTexts(textsOf);
  const near = { title: texts.latest, content: <BlogGrid blogs={latest} level={3} /> };
  return <LostPage title={texts.notFound} reason={texts.reason} {...(latest.length === 0 ? {} : { near })} />;
}
