import { defineTexts } from '../format/define-texts';
import type { SourceId } from './facts';

const sources: Readonly<Record<SourceId, string>> = {
  registrationLaw: 'Law 7 of 2006, registration of real property',
  landFees: 'Executive Council Resolution 30 of 2013, fees of the Land Department',
  saleRegistration: 'Dubai Land Department, registration of a sale',
  mortgageRegulation: 'Central Bank of the UAE, mortgage regulation 31/2013 as changed in 2020',
  bankCharges: 'Central Bank of the UAE, rulebook',
  vatLaw: 'Ministry of Finance, VAT by Federal Decree-Law 8 of 2017',
  goldenVisaRules: 'Government of the UAE, Golden Visa',
  investorVisaRules: 'Dubai Land Department',
  custom: 'Custom of the market, which no rule sets',
  siteAssumption: 'Assumption of this site',
  yieldAssumption: 'Assumptions of this site, each yours to change',
};

/** The texts about sources and their days. */
export const textsOf = defineTexts({
  en: (format) => ({
    sources: (count: number) => format.plural(count, { one: 'Source:', other: 'Sources:' }),
    names: sources,
    dirhams: (amount: string) => `AED ${amount}`,
    lookedAt: (day: string) => `looked at on ${day}`,
    asOf: (day: string) => `as of ${day}, not looked at since`,
  }),
});
