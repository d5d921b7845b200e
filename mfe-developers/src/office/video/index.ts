import { defineOfficePage } from '@iwan/shared/contracts/office';
import { records } from '@iwan/shared/domain/records/records';
import { contentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { missingContentOf } from './missing-content';
import { textsOf } from './texts';

const { video, v_heading, v_sub_heading, v_img } = records.developers;

/** The video of a developer, which the gallery and the page of the developer show. */
export const office = defineOfficePage({
  Component: contentScreen({
    resource: 'developers',
    listPath: '/office/videos',
    textsOf,
    description: { video, v_heading, v_sub_heading, v_img },
    pageOf: () => paths.videoGallery(),
    missing: missingContentOf,
    nameOf: ({ name }, texts) => texts.title(String(name)),
    isPart: true,
  }),
});
