import type { PagePicture } from '@iwan/shared/contracts/module';
import { imageSources, isDrawing } from '@iwan/shared/paths/image';
import type { LoadedPage } from '../federation/page/load-page';
import { shellPages } from './shell-pages';

type Attributes = Readonly<Record<string, string>>;

/** `link` elements that preload the picture at the top of a page. */
export function preloadsOf({ name, head, island }: LoadedPage): readonly Attributes[] {
  const own = island === null ? shellPages[name]?.code.now?.preload : undefined;
  if (own) return [own];
  const { firstPicture } = head;
  return firstPicture === undefined || isDrawing(firstPicture.path) ? [] : [preloadOf(firstPicture)];
}

function preloadOf({ path, width, sizes, original }: PagePicture): Attributes {
  const { srcSet } = imageSources(path, width, original);
  return { rel: 'preload', as: 'image', imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' };
}
