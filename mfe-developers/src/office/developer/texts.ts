import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { developer } from '@iwan/shared/domain/records/developer';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New developer',
    groups: {
      main: 'The developer',
      feature: 'Highlights',
      film: 'Video and map',
      pictures: 'Images',
    },
    fields: {
      name: 'Name',
      heading: 'Heading',
      sub_heading: 'Subheading',
      location: 'City',
      hq: 'Headquarters',
      estb: 'Year established',
      exp: 'Years of experience',
      emp: 'Employees',
      buildings: 'Buildings',
      pointers: 'Highlights',
      f_heading: 'Heading',
      f_sub_heading: 'Text',
      f_img: 'Image',
      v_heading: 'Video title',
      v_sub_heading: 'Video text',
      video: 'Video',
      v_img: 'Preview image of the video',
      map: 'Map embed',
      images: 'Main image',
      logo: 'Logo',
    } satisfies FormTexts<typeof developer>['fields'],
    missing: {
      logo: 'a logo (shown on its project cards)',
      picture: 'an image',
      heading: 'a heading and a subheading',
      facts: 'year established and headquarters',
      points: 'highlights',
    },
  }),
});
