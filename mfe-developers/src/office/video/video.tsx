import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { ContentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** The video of a developer, which the gallery and the page of the developer show. */
export function Video({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  return (
    <ContentScreen<ContentRecord>
      resource="developers"
      id={params.id ?? ''}
      isPart
      groups={fieldGroups(texts)}
      listPath="/office/videos"
      nameOf={({ name }) => texts.title(String(name))}
      siteAddress={() => `${siteUrl}${paths.videoGallery()}`}
      missingIn={(record) => missingContentOf(record).map((each) => texts.missing[each])}
    />
  );
}

function fieldGroups({ fields, group, videoHelp, pictureHelp }: ReturnType<typeof textsOf>): readonly FieldGroup[] {
  return [
    {
      title: group,
      fields: [
        { kind: 'web', name: 'video', label: fields.video, help: videoHelp },
        { kind: 'text', name: 'v_heading', label: fields.v_heading },
        { kind: 'lines', name: 'v_sub_heading', label: fields.v_sub_heading },
        { kind: 'media', name: 'images', label: fields.images, help: pictureHelp },
      ],
    },
  ];
}
