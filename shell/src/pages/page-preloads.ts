import type { PageName } from '../remotes';
import { heroPreload } from './home/hero-picture';

type Attributes = Readonly<Record<string, string>>;

/** `link` elements for the picture that a page opens with, so that it is fetched before its place in the body is read. */
export function preloadsOf(page: PageName): readonly Attributes[] {
  return page === 'home' ? [heroPreload] : [];
}
