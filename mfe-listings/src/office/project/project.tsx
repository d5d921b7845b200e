import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';
import { ContentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { fieldGroups } from './field-groups';
import { missingContentOf } from './missing-content';
import { SoldButton } from './sold-button';
import { textsOf } from './texts';

/** A permit belongs to one listing. */
const ofOneListing = ['permit_number', 'permit_verify_url', 'permit_expires_on', 'qr_code'];

/** A project with its units, prices and all that its page shows. */
export function Project({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  return (
    <ContentScreen<ProjectContent>
      resource="projects"
      id={params.id ?? 'new'}
      groups={fieldGroups(texts)}
      listPath="/office/projects"
      newTitle={texts.add}
      nameOf={({ name }) => String(name)}
      siteAddress={({ id }) => `${siteUrl}${paths.projectById(String(id))}`}
      insteadOfUnpublishing={(project) => <SoldButton project={project} />}
      doubtIn={({ permit_number: permit }) => (permit ? null : texts.noPermit)}
      notDuplicated={ofOneListing}
      missingIn={(project) => missingContentOf(project).map((each) => texts.missing[each])}
    />
  );
}
