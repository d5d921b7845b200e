import {
  buttonExamples,
  iconButtonExamples,
  linksExamples,
  navigationExamples,
  tabsExamples,
  textLinkExamples,
} from './actions/actions.examples';
import { carouselExamples } from './carousel/carousel.examples';
import { factSourcesExamples, iconExamples, pictureExamples, richTextExamples } from './content/content.examples';
import type { Example } from './example';
import { dialogExamples, emptyStateExamples, messageExamples } from './feedback/feedback.examples';
import { checkExamples, choicesExamples, rangeSliderExamples, selectExamples } from './fields/choices.examples';
import { fieldExamples, personFieldsExamples, selectFieldExamples } from './fields/field.examples';
import { leadFormExamples } from './forms/lead-form.examples';
import { pageExamples } from './layout/page.examples';

/** The examples of all parts, by the name of the part. */
export const allExamples: Readonly<Record<string, readonly Example[]>> = {
  button: buttonExamples,
  carousel: carouselExamples,
  check: checkExamples,
  choices: choicesExamples,
  dialog: dialogExamples,
  'empty-state': emptyStateExamples,
  'fact-sources': factSourcesExamples,
  field: fieldExamples,
  icon: iconExamples,
  'icon-button': iconButtonExamples,
  'lead-form': leadFormExamples,
  links: linksExamples,
  message: messageExamples,
  navigation: navigationExamples,
  page: pageExamples,
  'person-fields': personFieldsExamples,
  picture: pictureExamples,
  'range-slider': rangeSliderExamples,
  'rich-text': richTextExamples,
  select: selectExamples,
  'select-field': selectFieldExamples,
  tabs: tabsExamples,
  'text-link': textLinkExamples,
};
