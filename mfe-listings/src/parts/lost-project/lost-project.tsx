import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { type ShortCard, ShortCards } from '../short-cards/short-cards';
import { textsOf } from './texts';

/** The page of an address without a project. */
export function LostProject({ near }: { readonly near: readonly ShortCard[] }) {
  const texts = useTexts(textsOf);
  return (
    <LostPage
      title={texts.notFound}
      reason={texts.reason}
      {...(near.length === 0 ? {} : { near: { title: texts.near, content: <ShortCards projects={near} /> } })}
    />
  );
}
