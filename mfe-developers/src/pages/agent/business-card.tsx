import { FileLink } from '@iwan/shared/ui/file-link';
import { texts } from './texts';

/** The agent's business card to download (section 2); nothing without one. */
export function BusinessCard({ path }: { readonly path: string | null }) {
  return path === null ? null : <FileLink title={texts.card} path={path} more={texts.cardMore} />;
}
