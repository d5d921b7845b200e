import { defineTexts } from '../format/define-texts';
import type { SourceId } from './facts';

const sources: Readonly<Record<SourceId, string>> = {
  registrationLaw: 'Law 7 of 2006, registration of real property',
  landFees: 'Executive Council Resolution 30 of 2013, Dubai Land Department fees',
  saleRegistration: 'Dubai Land Department, registration of a sale',
  mortgageRegulation: 'Central Bank of the UAE, mortgage regulation 31/2013, amended 2020',
  bankCharges: 'Central Bank of the UAE, rulebook',
  vatLaw: 'Ministry of Finance, VAT by Federal Decree-Law 8 of 2017',
  goldenVisaRules: 'Government of the UAE, Golden Visa',
  investorVisaRules: 'Dubai Land Department',
  custom: 'Market practice',
  siteAssumption: 'Our estimate',
  yieldAssumption: 'Our estimates, which you can change',
};

/** The texts about sources and their days. */
export const textsOf = defineTexts({
  en: (format) => ({
    sources: (count: number) => format.plural(count, { one: 'Source:', other: 'Sources:' }),
    /** Between the names of sources. */
    between: '; ',
    names: sources,
    dirhams: (amount: string) => `AED ${amount}`,
    checked: (month: string) => `checked ${month}`,
    lastChecked: (month: string) => `Checked ${month}.`,
  }),
});
