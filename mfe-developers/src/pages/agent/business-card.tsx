import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { FileLink } from '@iwan/shared/ui/actions/file-link';
import { textsOf } from './texts';

/** The agent's business card to download (section 2); nothing without one. */
export function BusinessCard({ path }: { readonly path: string | null }) {
  const texts = useTexts(textsOf);
  return path === null ? null : <FileLink title={texts.card} path={path} more={texts.cardMore} />;
}
