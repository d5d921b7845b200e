import { defineOfficePage } from '@iwan/shared/contracts/office';
import { contentScreen, type FieldGroup } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

/** The video of a developer, which the gallery and the page of the developer show. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'developers',
    listPath: '/office/videos',
    textsOf,
    groups: fieldGroups,
    pageOf: () => paths.videoGallery(),
    missing: missingContentOf,
    nameOf: ({ name }, texts) => texts.title(String(name)),
    isPart: true,
  }),
});

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
