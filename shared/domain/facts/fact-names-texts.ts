import { defineTexts } from '../format/define-texts';
import type { FactId } from './facts';

const names: Readonly<Record<FactId, string>> = {
  transferPercent: 'Registration of a sale at the Land Department, of the price',
  transferFee: 'Title deed and small fees with it, of an apartment',
  titleDeedFee: 'Title deed, with the fees for knowledge and innovation',
  mortgagePercent: 'Registration of a mortgage, of the loan',
  mortgageFee: 'Fee with the registration of a mortgage',
  trusteeFee: 'Registration trustee, before VAT',
  lowTrusteeFee: 'Registration trustee for a lower price, before VAT',
  trusteeLimit: 'Price from which the trustee asks the full fee',
  oqoodFee: 'Registration off plan (Oqood)',
  agencyPercent: 'Agent of the buyer, of the price, before VAT',
  offPlanAgencyPercent: 'Agent of the buyer of a home off plan',
  vatPercent: 'VAT',
  leastNoObjectionFee: 'No-objection letter of a developer, from',
  mostNoObjectionFee: 'No-objection letter of a developer, up to',
  leastCostsPercent: 'All costs of a purchase beside the price, from',
  mostCostsPercent: 'All costs of a purchase beside the price, up to',
  dearHomePrice: 'Price up to which a bank lends the larger share',
  loanPercent: 'Most that a bank lends an expatriate for a first home',
  dearLoanPercent: 'Most that a bank lends an expatriate for a dearer first home',
  nationalLoanPercent: 'Most that a bank lends a national for a first home',
  nationalDearLoanPercent: 'Most that a bank lends a national for a dearer first home',
  furtherLoanPercent: 'Most that a bank lends an expatriate for a further home',
  nationalFurtherLoanPercent: 'Most that a bank lends a national for a further home',
  offPlanLoanPercent: 'Most that a bank lends for a home off plan',
  longestLoan: 'Longest loan',
  incomePercent: 'Most of an income that all instalments may take',
  settlementPercent: 'Most that a bank asks for an early end, of what is owed',
  mostSettlementFee: 'Most that a bank asks for an early end',
  leastLoanPercentAbroad: 'Most banks lend to people who live abroad, from',
  mostLoanPercentAbroad: 'Most banks lend to people who live abroad, up to',
  marketRate: 'Interest that the calculator begins with, a year',
  siteVisaThreshold: 'Value of a property from which we look into a Golden Visa',
  goldenVisaThreshold: 'Value of property for a Golden Visa',
  goldenVisaYears: 'Golden Visa',
  investorVisaThreshold: 'Value of property for an investor’s visa',
  investorVisaYears: 'Investor’s visa',
};

/** What each fact is, in words. */
export const factNamesOf = defineTexts({ en: () => names });
