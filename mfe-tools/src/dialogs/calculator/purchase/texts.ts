import { factValue } from '@iwan/shared/domain/facts/fact-value';
import { villaTransferFee } from '@iwan/shared/domain/facts/fees';
import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of a purchase below the calculator. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Fees, down payment and rent',
    price: 'Property price (AED)',
    downPercent: 'Down payment (%)',
    downAmount: 'Down payment (AED)',
    offPlan: 'Off plan',
    unreadable: 'Enter an amount.',
    least: (percent: number, amount: string) => `Minimum for an expatriate: ${percent}% (${amount}).`,
    loanNeeded: 'Loan needed',
    useLoan: 'Use this loan',
    rates: 'Fees (you can change them)',
    rateLabels: {
      transferPercent: 'DLD transfer fee (%)',
      transferFee: 'Title deed fee (AED)',
      mortgagePercent: 'Mortgage registration (%)',
      mortgageFee: 'Mortgage registration fee (AED)',
      mortgageServiceFee: 'Mortgage service fee (AED, before VAT)',
      trusteeFee: 'Trustee fee (AED, before VAT)',
      agencyPercent: 'Agency fee (%, before VAT)',
      vatPercent: 'VAT (%)',
    },
    costs: {
      transfer: 'DLD transfer fee',
      mortgage: 'Mortgage registration',
      trustee: 'Trustee fee incl. VAT',
      agency: 'Agency fee incl. VAT',
    },
    down: 'Down payment',
    inCash: (amount: string) => `${amount} in cash`,
    cash: 'Cash needed at handover',
    villa: `For the title deed of a villa, some trustees charge ${factValue(villaTransferFee, format)}.`,
    cashFees: 'Have the fees in cash: since 1 February 2025, banks may not lend the transfer fee or the agency fee.',
    ask: 'Confirm the current figures before you sign.',
    rent: 'Monthly rent (AED)',
    rentHelp: 'What it would rent for, or what you pay now.',
    rentCovers: (percent: string) => `This rent covers ${percent} of the monthly payment.`,
    rentLeft: (amount: string) => `You pay the remaining ${amount} a month.`,
    rentOver: (amount: string) => `You keep ${amount} a month.`,
  }),
});
