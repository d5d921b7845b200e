import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FaqTopic } from '@iwan/shared/domain/records/faq-topics';

/** A question whose answer has placeholders for facts (`domain/facts/fact-text`), a paragraph each. */
interface BuiltInQuestion {
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly string[];
}

const buying: readonly BuiltInQuestion[] = [
  {
    slug: 'who-may-buy',
    question: 'Can foreigners buy property in Dubai?',
    answer: [
      'Yes. Since Law No. 7 of 2006, people of any nationality can own property outright in the areas designated by the Ruler and register it in their own name with the Dubai Land Department (DLD). These include Dubai Marina, Downtown Dubai, Business Bay, Palm Jumeirah, Jumeirah Village Circle and Dubailand.',
      'Elsewhere, only UAE and other Gulf (GCC) nationals can own.',
    ],
  },
  {
    slug: 'residence-to-buy',
    question: 'Do I have to live in the UAE to buy?',
    answer: [
      'No. You need a valid passport, but not a residence visa or an Emirates ID. Banks also lend to non-residents, on different terms.',
    ],
  },
  {
    slug: 'freehold-leasehold',
    question: 'What is the difference between freehold and leasehold?',
    answer: [
      'Freehold is ownership with no end date: you can sell it, let it and leave it to your heirs. Leasehold is the right to use a property for a fixed term of up to {fact:leaseholdYears}, after which it returns to the landowner.',
      'The title deed states which it is. Ask us where the project page does not.',
    ],
  },
  {
    slug: 'how-long',
    question: 'How long does a purchase take?',
    answer: [
      'A finished home bought without a loan usually changes hands within two to four weeks; with a loan, allow four to eight. The transfer itself takes an hour or two in the office of a registration trustee, and the new title deed is issued the same day.',
      'You can reserve an off-plan home in a day. The contract follows within a few weeks, and the keys on completion.',
    ],
  },
  {
    slug: 'documents',
    question: 'Which documents do I need?',
    answer: [
      'Your passport, and your Emirates ID if you have one; the contract of sale (Form F for a finished home, the developer’s agreement for an off-plan one); the developer’s no-objection letter; and manager’s cheques for the price and the fees. Your bank will ask for more.',
    ],
  },
  {
    slug: 'from-abroad',
    question: 'Can I buy without coming to Dubai?',
    answer: [
      'Yes. Someone you trust can sign for you under a power of attorney, notarised and attested for use in the UAE. Off-plan contracts are commonly signed from abroad. We can show you the home by video first, at a time you choose.',
    ],
  },
];

const costs: readonly BuiltInQuestion[] = [
  {
    slug: 'costs-on-top',
    question: 'What do I pay on top of the price?',
    answer: [
      'For a finished home: {fact:transferPercent} of the price to the DLD; {fact:trusteeFee} and VAT{source:vatPercent} to the registration trustee ({fact:lowTrusteeFee} below a price of {fact:trusteeLimit}); about {fact:transferFee} for the title deed of an apartment and, as price lists differ, {fact:villaTransferFee} or {fact:transferFee} for that of a villa; usually {fact:agencyPercent} and VAT for the agent; and the developer’s fee for its no-objection letter, between {fact:leastNoObjectionFee} and {fact:mostNoObjectionFee}.',
      'With a mortgage, add {fact:mortgagePercent} of the loan plus {fact:mortgageFee} to register it, {fact:mortgageServiceFee} and VAT for the service, and the bank’s own fees. As a rule of thumb, budget {fact:leastCostsPercent} to {fact:mostCostsPercent} of the price.',
    ],
  },
  {
    slug: 'taxes',
    question: 'What taxes will I pay?',
    answer: [
      'Private owners pay no yearly tax on property, and no income tax on rent or on the gain from a sale. Tenants and owners who live in their home pay the municipality’s housing fee with the electricity and water bill. Commercial property carries {fact:vatPercent} VAT; the first sale of a new home is zero-rated and later sales of homes are exempt.',
      'Your home country may tax you on property abroad. Check there.',
    ],
  },
  {
    slug: 'mortgage',
    question: 'How much will a bank lend me?',
    answer: [
      'The Central Bank sets the limits. For a resident foreigner’s first home up to {amount:dearHomePrice} it is {fact:loanPercent} of the value, above that {fact:dearLoanPercent}; for a national’s {fact:nationalLoanPercent} and {fact:nationalDearLoanPercent}. For a further home it is {fact:furtherLoanPercent}, or {fact:nationalFurtherLoanPercent} for a national; for an off-plan home {fact:offPlanLoanPercent}. A loan runs for up to {fact:longestLoan}, and your total loan payments can be at most {fact:incomePercent} of your income. Since 1 February 2025, a bank may not lend you the transfer fee or the agent’s commission: have both in cash.{source:feesLoanPercent}',
      'Most banks lend non-residents {fact:leastLoanPercentAbroad} to {fact:mostLoanPercentAbroad}. The calculator in the header shows what a loan costs each month.',
      'For your first home in Dubai, there is the First-Time Home Buyer Programme of the DLD and the Department of Economy and Tourism. It is for residents of any nationality aged 18 or over who own no freehold home in Dubai, and for homes up to {amount:firstHomePrice}. The developers and banks that take part offer early access, better prices and better loans. Register with the DLD or in the Dubai REST app.',
    ],
  },
  {
    slug: 'payment-plan',
    question: 'How does a payment plan work?',
    answer: [
      'You pay in instalments during construction: often {fact:leastBookingPercent} to {fact:mostBookingPercent} on booking, more at set dates or stages, and the balance on handover. Some developers let you pay part after handover. There is no interest, but compare the price with that of a ready home nearby.',
    ],
  },
  {
    slug: 'service-charges',
    question: 'What are service charges?',
    answer: [
      'What owners pay each year to run the building: lifts, cooling of shared areas, security, gardens and pools. They are charged per square foot and must be approved by the Real Estate Regulatory Agency (RERA), whose index lists every building. Ask for the last two years’ charges before you buy.',
    ],
  },
];

const offPlan: readonly BuiltInQuestion[] = [
  {
    slug: 'off-plan',
    question: 'What does off plan mean?',
    answer: [
      'You buy a home from its developer before it is finished. Your purchase is recorded in the DLD’s interim register (Oqood) until there is a title deed. The {fact:transferPercent} registration fee is due at the start.',
    ],
  },
  {
    slug: 'escrow',
    question: 'What happens to my money if the building is late or never finished?',
    answer: [
      'Under Law No. 8 of 2007, payments for an off-plan home go into an escrow account for that project only. The money can be spent only on that building as work progresses, under DLD supervision. If RERA cancels a project, buyers are refunded from the account under that law.',
      'The contract sets the handover date and how long it can be delayed. Before you reserve, look the project up in the Dubai REST app for the escrow account, licence and construction progress.',
    ],
  },
  {
    slug: 'sell-off-plan',
    question: 'Can I sell before handover?',
    answer: [
      'Usually, once you have paid the share set in your contract, often {fact:leastResalePercent} to {fact:mostResalePercent} of the price, and with the developer’s no-objection letter. The buyer takes over the remaining payments.',
    ],
  },
];

const owning: readonly BuiltInQuestion[] = [
  {
    slug: 'golden-visa',
    question: 'Can I get a Golden Visa by buying a home?',
    answer: [
      'Yes, if it qualifies. Our starting point is a property worth {amount:siteVisaThreshold} or more. The published threshold is {amount:goldenVisaThreshold}. The visa lasts {fact:goldenVisaYears}, is renewable while you keep the property and covers your family.',
      'A minimum down payment is no longer asked for.{source:goldenVisaDownPercent} Sources disagree about a home off plan: some count it from the contract, others only once it is finished.{source:offPlanVisaPercent}',
      'For an investor’s visa of {fact:investorVisaYears}, a sole owner has needed no minimum value since April 2026.{source:investorVisaThreshold} Where a home has several owners, the share of each who applies must be worth {fact:jointVisaThreshold}. The authorities decide when you apply. We will tell you in writing what applies to your home before you reserve.',
    ],
  },
  {
    slug: 'letting',
    question: 'Can I rent out my home?',
    answer: [
      'Yes. Tenancy contracts are registered in Ejari. Law No. 26 of 2007, amended in 2008, sets out the duties of owner and tenant. On renewal, Decree No. 43 of 2013 allows no increase while the rent is within {fact:rentMarginPercent} of the DLD’s Smart Rental Index, and up to {fact:mostRentIncreasePercent} where it is further below. Short-term letting needs a holiday-home permit and a building that allows it.',
    ],
  },
  {
    slug: 'selling',
    question: 'What do I pay when I sell?',
    answer: [
      'Usually the agent’s commission, the developer’s no-objection letter and, with a mortgage, an early settlement fee, which the Central Bank limits to {fact:settlementPercent} of the outstanding loan, up to {fact:mostSettlementFee}. The buyer usually pays the {fact:transferPercent} transfer fee. Private owners pay no tax on the gain.',
    ],
  },
  {
    slug: 'inheritance',
    question: 'What happens to my home when I die?',
    answer: [
      'Make a will. Non-Muslims can register one with the DIFC Courts or the Dubai Courts and choose freely who inherits. Without a will the courts decide: for non-Muslims by Federal Decree-Law No. 41 of 2022, which divides between spouse and children, for Muslims by Sharia. Owners can also ask for the law of their own country.',
    ],
  },
  {
    slug: 'licensed-agent',
    question: 'How do I check that an agent is licensed?',
    answer: [
      'Every broker has a RERA card with a number, and every advertisement a DLD permit. Check both in the Dubai REST app. Ask to see the card, sign Form B (a buyer’s agreement with a broker; sellers sign Form A) before viewings, and never pay a deposit to an individual.',
    ],
  },
];

/** The nineteen questions of the FAQ (section 2). `backend/seed/faq.json` has the same. */
export const builtInTextsOf = defineTexts<Readonly<Record<FaqTopic, readonly BuiltInQuestion[]>>>({
  en: () => ({ buying, costs, 'off-plan': offPlan, owning }),
});
