import { Button } from '@chakra-ui/react';
import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';
import { type PermitDifference, permitDifferences } from '@iwan/shared/domain/project/permit';
import { isSoldOut, soldOutStatus } from '@iwan/shared/domain/project/sold-out';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { ContentScreen } from '@iwan/shared/office/content-screen';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { paths } from '@iwan/shared/paths/paths';
import { useGetList, useNotify, useUpdate } from 'ra-core';
import { missingContentOf } from './missing-content';
import { PositionMap } from './position/position-map';
import { textsOf } from './texts';

/** A sold project stays on the site and says so: whoever has its link, and search engines, find what became of it. */
function SoldButton({ project }: { readonly project: ProjectContent }) {
  const texts = useTexts(textsOf).sold;
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  if (isSoldOut(typeof project.status === 'string' ? project.status : null)) return null;
  const mark = async () => {
    const change = { id: project.id, data: { status: soldOutStatus }, previousData: project };
    try {
      await update('projects', change, { returnPromise: true, mutationMode: 'pessimistic' });
      notify(texts.done, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Button size="sm" variant="outline" loading={isPending} onClick={() => void mark()}>
      {texts.mark}
    </Button>
  );
}

/** A permit belongs to one listing. */
const ofOneListing = [
  ...['permit_number', 'permit_verify_url', 'permit_expires_on', 'qr_code'],
  ...['permit_price', 'permit_size', 'permit_type'],
];

type Texts = ReturnType<typeof textsOf>;

/** Why a project may not be advertised as it is: it has no permit, or says something else than the permit. */
function permitDoubt(project: ProjectContent, { noPermit, permit: texts }: Texts): string | null {
  if (!project.permit_number) return noPermit;
  const differences = permitDifferences(project, dayInDubai(new Date()));
  return differences.map((difference) => differenceText(difference, texts)).join(' ') || null;
}

function differenceText(difference: PermitDifference, texts: Texts['permit']): string {
  switch (difference.of) {
    case 'price':
      return texts.price(difference.permitted, difference.advertised);
    case 'size':
      return texts.size(difference.permitted, difference.advertised);
    case 'type':
      return texts.type(difference.permitted, difference.advertised);
    case 'expiry':
      return texts.expired(difference.day);
  }
}

/** A project with its units, prices and all that its page shows. */
export function Project({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  const id = Number(params.id);
  return (
    <ContentScreen<ProjectContent>
      resource="projects"
      id={params.id ?? 'new'}
      texts={texts}
      below={{ place: <PositionMap />, ...(id > 0 && { pictures: <SharedPictures id={id} /> }) }}
      listPath="/office/projects"
      newTitle={texts.add}
      nameOf={({ name }) => String(name)}
      siteAddress={({ id }) => `${siteUrl}${paths.projectById(String(id))}`}
      insteadOfUnpublishing={(project) => <SoldButton project={project} />}
      doubtIn={(project) => permitDoubt(project, texts)}
      notDuplicated={ofOneListing}
      missingIn={(project) => missingContentOf(project).map((each) => texts.missing[each])}
    />
  );
}

/** One line that names another project with a picture of this one: a permit is given for the pictures of one project. */
export function SharedPictures({ id }: { readonly id: number }) {
  const texts = useTexts(textsOf);
  const { data: [other] = [], total = 0 } = useGetList<ProjectContent>('projects', {
    filter: { shares_picture_with: id },
    pagination: { page: 1, perPage: 1 },
  });
  if (other === undefined) return null;
  return <OfficeMessage kind="warning">{texts.samePicture(String(other.name), total - 1)}</OfficeMessage>;
}
