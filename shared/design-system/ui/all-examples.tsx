import { examples as button } from './actions/button.examples';
import { examples as iconButton } from './actions/icon-button.examples';
import { examples as links } from './actions/links.examples';
import { examples as navigation } from './actions/navigation.examples';
import { examples as tabs } from './actions/tabs.examples';
import { examples as textLink } from './actions/text-link.examples';
import { examples as carousel } from './carousel/carousel.examples';
import { examples as factSources } from './content/fact-sources.examples';
import { examples as icon } from './content/icon.examples';
import { examples as picture } from './content/picture.examples';
import { examples as richText } from './content/rich-text.examples';
import type { Example } from './example';
import { examples as dialog } from './feedback/dialog.examples';
import { examples as emptyState } from './feedback/empty-state.examples';
import { examples as message } from './feedback/message.examples';
import { examples as check } from './fields/check.examples';
import { examples as choices } from './fields/choices.examples';
import { examples as field } from './fields/field.examples';
import { examples as personFields } from './fields/person-fields.examples';
import { examples as rangeSlider } from './fields/range-slider/range-slider.examples';
import { examples as select } from './fields/select.examples';
import { examples as selectField } from './fields/select-field.examples';
import { examples as leadForm } from './forms/lead-form.examples';
import { examples as page } from './layout/page.examples';

/** The examples of all parts, by the name of their file. */
export const allExamples: Readonly<Record<string, readonly Example[]>> = {
  button,
  carousel,
  check,
  choices,
  dialog,
  'empty-state': emptyState,
  'fact-sources': factSources,
  field,
  icon,
  'icon-button': iconButton,
  'lead-form': leadForm,
  links,
  message,
  navigation,
  page,
  'person-fields': personFields,
  picture,
  'range-slider': rangeSlider,
  'rich-text': richText,
  select,
  'select-field': selectField,
  tabs,
  'text-link': textLink,
};
