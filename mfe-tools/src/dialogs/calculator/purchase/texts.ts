import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of a purchase below the calculator. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Down payment, purchase costs and rent',
    price: 'Property price, AED',
    downPercent: 'Down payment, %',
    downAmount: 'Down payment, AED',
    offPlan: 'Bought off plan',
    unreadable: 'Type an amount in figures.',
    least: (percent: number, amount: string) => `At least ${percent} % is asked of an expatriate here: ${amount}.`,
    loanNeeded: 'Loan for the rest',
    useLoan: 'Count with this loan',
    rates: 'Fees, each yours to change',
    rateLabels: {
      transferPercent: 'Land Department transfer, %',
      transferFee: 'Land Department fee, AED',
      mortgagePercent: 'Mortgage registration, %',
      mortgageFee: 'Mortgage registration fee, AED',
      trusteeFee: 'Trustee office, AED before VAT',
      agencyPercent: 'Agency, % before VAT',
      vatPercent: 'VAT, %',
    },
    costs: {
      transfer: 'Land Department transfer',
      mortgage: 'Mortgage registration',
      trustee: 'Trustee office with VAT',
      agency: 'Agency with VAT',
    },
    down: 'Down payment',
    cash: 'Cash needed at handover',
    ask: 'Ask for the figures of the day before you sign.',
    rent: 'Monthly rent, AED',
    rentHelp: 'What the home would be let for, or what you pay in rent today.',
    rentCovers: (percent: string) => `This rent covers ${percent} of the instalment.`,
    rentLeft: (amount: string) => `${amount} a month is left to pay.`,
    rentOver: (amount: string) => `${amount} a month is left over.`,
  }),
});
