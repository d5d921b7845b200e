import { business } from '@iwan/shared/contracts/business';

/** What a visitor reads on the Properties page; section 2 fixes the heading. */
export const texts = {
  title: 'Exclusive Properties',
  lede: 'Every project we represent, with the price it starts at and the person to ask.',
  head: (tab: string) =>
    tab === 'All' ? `Properties | ${business.fullName}` : `${tab} properties | ${business.fullName}`,
  description: 'Exclusive residential, commercial, off plan and secondary market projects in Dubai, nine to a page.',
  trending: 'Most Trending Projects',
  soldOut: 'Sold Out',
  none: 'No data available',
  restStands: 'The rest of the page works as usual.',
} as const;
