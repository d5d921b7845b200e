import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The texts of the blog's cards, of the top of its articles and of its feed. */
export const textsOf = defineTexts({
  en: (format) => ({
    /** The title of the blog and of its feed. */
    headTitle: `Blog | ${business.fullName}`,
    author: (name: string) => `By ${name}`,
    registeredAuthor: (name: string, brn: string) => `By ${name} (BRN ${brn})`,
    minutes: (count: number) => `${format.unit(count, 'minute', { unitDisplay: 'short' })} read`,
  }),
});
