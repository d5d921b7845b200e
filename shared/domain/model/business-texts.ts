import { defineTexts } from '../format/define-texts';
import { business } from './business';

/** The name and the address of the business as its readers write them. */
export const businessTextsOf = defineTexts({
  en: () => ({
    name: business.name,
    fullName: business.fullName,
    address: `${business.address.join(', ')}`,
    street: `${business.address[0]}`,
    city: `${business.address[2]}`,
    orn: business.orn,
    /** Its pages on other sites, by their names. */
    social: { Instagram: 'Instagram', LinkedIn: 'LinkedIn', YouTube: 'YouTube', Facebook: 'Facebook' },
  }),
});
