import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { useGetList } from 'ra-core';
import { textsOf } from './texts';

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
