import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { DeveloperNiche } from '../../parts/developer-niche';
import type { Niche } from '../../parts/niche';
import { NicheGrid } from '../../parts/niche-grid';
import { textsOf } from './texts';

/** The page of an address without a developer. */
export function LostDeveloper({ near }: { readonly near: readonly Niche[] }) {
  const texts = useTexts(textsOf);
  const content = (
    <NicheGrid>
      {near.map((developer) => (
        <DeveloperNiche key={developer.id} developer={developer} href={paths.developer(developer.name)} />
      ))}
    </NicheGrid>
  );
  return (
    <LostPage
      title={texts.notFound}
      reason={texts.lostReason}
      {...(near.length === 0 ? {} : { near: { title: texts.near, content } })}
    />
  );
}
