import { useTexts } from '@iwan/shared/format/locale-context';
import { FileLink } from '@iwan/shared/ui/file-link';
import { textsOf } from './texts';

/** The agent's business card to download (section 2); nothing without one. */
export function BusinessCard({ path }: { readonly path: string | null }) {
  const texts = useTexts(textsOf);
  return path === null ? null : <FileLink title={texts.card} path={path} more={texts.cardMore} />;
}
