import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type ShortCard, ShortCards } from '../../parts/short-cards/short-cards';
import { Block } from './block';
import { textsOf } from './texts';

export function Similar({ projects }: { readonly projects: readonly ShortCard[] }) {
  const texts = useTexts(textsOf);
  return (
    <Block id="similar" title={texts.similar}>
      <ShortCards projects={projects} />
    </Block>
  );
}
