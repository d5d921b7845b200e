import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { developer } from '@iwan/shared/domain/records/developer';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New developer',
    groups: {
      main: 'The developer',
      feature: 'What stands out',
      film: 'Film and map',
      pictures: 'Pictures',
    },
    fields: {
      name: 'Name',
      heading: 'Heading',
      sub_heading: 'Subheading',
      location: 'Seat',
      hq: 'Headquarters',
      estb: 'Since',
      exp: 'Experience',
      emp: 'People',
      buildings: 'Buildings',
      pointers: 'Points',
      f_heading: 'Heading',
      f_sub_heading: 'Text',
      f_img: 'Picture',
      v_heading: 'Heading of the film',
      v_sub_heading: 'Text beside the film',
      video: 'Film',
      v_img: 'Still of the film',
      map: 'Map (frame)',
      images: 'Picture',
      logo: 'Logo',
    } satisfies FormTexts<typeof developer>['fields'],
    missing: {
      logo: 'a logo: cards of its projects show it',
      picture: 'a picture',
      heading: 'a heading and a subheading',
      facts: 'since when it has been there, and its headquarters',
      points: 'points that tell what stands out',
    },
  }),
});
