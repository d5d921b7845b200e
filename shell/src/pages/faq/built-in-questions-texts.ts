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
    question: 'May a foreigner buy property in Dubai?',
    answer: [
      'Yes. Since Law No. 7 of 2006 people of any nationality may own property outright in the areas that the Ruler has designated for it, and enter it in the Land Department’s register under their own name. Dubai Marina, Downtown Dubai, Business Bay, Palm Jumeirah, Jumeirah Village Circle, Dubailand and many others are among them.',
      'Outside of those areas ownership is for nationals of the UAE and of the Gulf states.',
    ],
  },
  {
    slug: 'residence-to-buy',
    question: 'Do I have to live in the UAE to buy?',
    answer: [
      'No. You need a valid passport, and neither a residence visa nor an Emirates ID. Banks lend to people abroad as well, on other terms than to residents.',
    ],
  },
  {
    slug: 'freehold-leasehold',
    question: 'What is the difference between freehold and leasehold?',
    answer: [
      'Freehold is ownership without an end: you may sell it, let it and leave it to your heirs. Leasehold is the right to use a property for a fixed time, up to {fact:leaseholdYears}, after which it goes back to the owner of the land.',
      'The page of each project says which it is, and so does the title deed.',
    ],
  },
  {
    slug: 'how-long',
    question: 'How long does a purchase take?',
    answer: [
      'A finished home bought without a loan usually changes hands within two to four weeks; with a loan, allow four to eight. The transfer itself takes an hour or two in the office of a registration trustee, and the new title deed is issued the same day.',
      'An off plan home is reserved within a day. The contract follows within a few weeks, the keys when the building is finished.',
    ],
  },
  {
    slug: 'documents',
    question: 'Which papers do I need?',
    answer: [
      'Your passport, and your Emirates ID if you have one; the contract of sale (Form F for a finished home, the developer’s agreement for an off plan one); the developer’s no-objection letter; and manager’s cheques for the price and the fees. A bank adds its own list.',
    ],
  },
  {
    slug: 'from-abroad',
    question: 'Can I buy without coming to Dubai?',
    answer: [
      'Yes. Somebody whom you trust may sign for you under a power of attorney, made before a notary and attested for use in the UAE. Off plan contracts are commonly signed from abroad. We show you the home by video first, at the hour of the day that you choose.',
    ],
  },
];

const costs: readonly BuiltInQuestion[] = [
  {
    slug: 'costs-on-top',
    question: 'What do I pay on top of the price?',
    answer: [
      'For a finished home: {fact:transferPercent} of the price to the Land Department; {fact:trusteeFee} and VAT{source:vatPercent} to the registration trustee ({fact:lowTrusteeFee} below a price of {fact:trusteeLimit}); about {fact:transferFee} for the title deed of an apartment; usually {fact:agencyPercent} and VAT for the agent; and the developer’s fee for its no-objection letter, between {fact:leastNoObjectionFee} and {fact:mostNoObjectionFee}.',
      'With a loan come {fact:mortgagePercent} of its amount and {fact:mortgageFee} for registering the mortgage, and the bank’s own fees. As a rule of thumb, keep {fact:leastCostsPercent} to {fact:mostCostsPercent} of the price ready.',
    ],
  },
  {
    slug: 'taxes',
    question: 'Which taxes are there?',
    answer: [
      'Private owners pay no yearly tax on property, and no income tax on rent or on the gain from a sale. Tenants and owners who live in their home pay the municipality’s housing fee with the electricity and water bill. Commercial property carries {fact:vatPercent} VAT; the first sale of a new home is zero-rated and later sales of homes are exempt.',
      'Your own country may tax what you earn or own abroad. Ask there.',
    ],
  },
  {
    slug: 'mortgage',
    question: 'How much will a bank lend me?',
    answer: [
      'The Central Bank sets the limits. For a resident foreigner’s first home up to {amount:dearHomePrice} it is {fact:loanPercent} of the value, above that {fact:dearLoanPercent}; for a national’s {fact:nationalLoanPercent} and {fact:nationalDearLoanPercent}. For a further home it is {fact:furtherLoanPercent}, or {fact:nationalFurtherLoanPercent} for a national; for an off plan home {fact:offPlanLoanPercent}. A loan runs for {fact:longestLoan} at most, and all your instalments together may take {fact:incomePercent} of your income.',
      'To people who live abroad most banks lend {fact:leastLoanPercentAbroad} to {fact:mostLoanPercentAbroad}. The calculator in the header shows what a loan costs each month.',
    ],
  },
  {
    slug: 'payment-plan',
    question: 'How does a payment plan work?',
    answer: [
      'You pay in parts, as the building rises: often {fact:leastBookingPercent} to {fact:mostBookingPercent} with the reservation, further parts at named dates or stages, and the rest at the handover. Some developers leave a part for the years after it. There is no interest; there is a price, and it pays to compare it with that of a finished home next door.',
    ],
  },
  {
    slug: 'service-charges',
    question: 'What are service charges?',
    answer: [
      'What the owners of a building pay each year for its upkeep: lifts, cooling of the halls, security, gardens and pools. They are counted by square foot, and have to be approved by the Real Estate Regulatory Agency (RERA), whose index shows them for every building. Ask for those of the last two years before you buy.',
    ],
  },
];

const offPlan: readonly BuiltInQuestion[] = [
  {
    slug: 'off-plan',
    question: 'What does off plan mean?',
    answer: [
      'You buy a home that is not built yet, or not finished, from its developer. Your purchase is entered in the Land Department’s interim register (Oqood), which protects it until there is a title deed. The {fact:transferPercent} for the registration are due at the beginning.',
    ],
  },
  {
    slug: 'escrow',
    question: 'What becomes of my money if the building is late, or never finished?',
    answer: [
      'Under Law No. 8 of 2007 what buyers pay for an off plan home goes into an escrow account of that very project. It may be spent on that building alone, as the work advances, and the Land Department watches over it. If RERA cancels a project, buyers are paid back from the account under the rules of that law.',
      'The contract names the date of the handover and how much later it may be. Before you reserve, look the project up in the Dubai REST app: it shows the escrow account, the licence and how far the building has got.',
    ],
  },
  {
    slug: 'sell-off-plan',
    question: 'May I sell before the handover?',
    answer: [
      'Usually, once you have paid the share that your contract names, often {fact:leastResalePercent} to {fact:mostResalePercent} of the price, and with a no-objection letter of the developer. The buyer takes over what is still to be paid.',
    ],
  },
];

const owning: readonly BuiltInQuestion[] = [
  {
    slug: 'golden-visa',
    question: 'Does a home bring me a Golden Visa?',
    answer: [
      'It can. The threshold that we go by is a property worth {amount:siteVisaThreshold} or more: from there on it is worth looking into. The visa lasts {fact:goldenVisaYears}, is renewed as long as you keep the property, and takes in your family.',
      'Which value and which kind of property are enough is decided by the authorities on the day that you apply, and they have moved the threshold more than once. Their published rules ask for {amount:goldenVisaThreshold} for the {fact:goldenVisaYears}, and {fact:investorVisaThreshold} for an investor’s visa of {fact:investorVisaYears}. We tell you in writing what holds for the home that you have in mind, before you reserve it.',
    ],
  },
  {
    slug: 'letting',
    question: 'May I let my home?',
    answer: [
      'Yes. A contract with a tenant is registered in Ejari, and Law No. 26 of 2007 with its amendment of 2008 says what owner and tenant owe each other; how far a rent may rise is told by RERA’s rental index. To let by the night you need a permit for a holiday home, and a building that allows it.',
    ],
  },
  {
    slug: 'selling',
    question: 'What do I pay when I sell?',
    answer: [
      'Usually the agent’s commission, the developer’s no-objection letter and, where there is a loan, the bank’s fee for closing it early, which the Central Bank limits to {fact:settlementPercent} of what is still owed and {fact:mostSettlementFee} at most. The transfer fee of {fact:transferPercent} is commonly paid by the buyer. There is no tax on the gain for private owners.',
    ],
  },
  {
    slug: 'inheritance',
    question: 'What becomes of my home when I die?',
    answer: [
      'Make a will. Non-Muslims may register one with the DIFC Courts or the Dubai Courts and say freely who inherits. Without a will the courts decide: for non-Muslims by Federal Decree-Law No. 41 of 2022, which divides between spouse and children, for Muslims by Sharia. Owners may also ask for the law of their own country.',
    ],
  },
  {
    slug: 'licensed-agent',
    question: 'How do I know that an agent may sell to me?',
    answer: [
      'Every broker carries a card of RERA with a number, and every advertisement has a permit of the Land Department: both can be checked in the Dubai REST app. Ask for the card, sign Form A or Form B before you are shown around on commission, and never pay a deposit to a person.',
    ],
  },
];

/** The nineteen questions of the FAQ (section 2). `backend/seed/faq.json` has the same. */
export const builtInTextsOf = defineTexts<Readonly<Record<FaqTopic, readonly BuiltInQuestion[]>>>({
  en: () => ({ buying, costs, 'off-plan': offPlan, owning }),
});
