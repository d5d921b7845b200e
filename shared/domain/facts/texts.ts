import { defineTexts } from '../format/define-texts';
import type { SourceId } from './facts';

const sources: Readonly<Record<SourceId, string>> = {
  registrationLaw: 'Law 7 of 2006, registration of real property',
  landFees: 'Executive Council Resolution 30 of 2013, Dubai Land Department fees',
  saleRegistration: 'Dubai Land Department, registration of a sale',
  mortgageRegulation: 'Central Bank of the UAE, mortgage regulation 31/2013, amended 2020',
  mortgageRegistration: 'Dubai Land Department, registration of a mortgage',
  feeNotice: 'Central Bank of the UAE, notice to banks of 1 February 2025',
  bankOffers: 'Rates published by UAE banks',
  bankCharges: 'Central Bank of the UAE, rulebook',
  vatLaw: 'Ministry of Finance, VAT by Federal Decree-Law 8 of 2017',
  goldenVisaRules: 'Government of the UAE, Golden Visa',
  investorVisaRules: 'Dubai Land Department, rules of April 2026',
  firstHomeProgramme: 'Dubai Land Department, First-Time Home Buyer Programme',
  rentDecree: 'Decree 43 of 2013 and the Smart Rental Index of the Dubai Land Department',
  villaFees: 'Price lists of registration trustees',
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
    /** In place of a threshold of nothing. */
    noMinimum: 'no minimum',
    dirhams: (amount: string) => `AED ${amount}`,
    checked: (month: string) => `checked ${month}`,
    checkedPast: (month: string, due: string) => `checked ${month}, due again since ${due}`,
    marked: (source: string, status: string) => `${source} (${status})`,
    lastChecked: (month: string) => `Checked ${month}.`,
    overdue: (month: string) => `Due to be checked again since ${month}, so ask us before you rely on it.`,
    disputed: 'Sources disagree on one point: ask us before you rely on it.',
  }),
});
