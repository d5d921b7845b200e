import { business } from '@iwan/shared/contracts/business';

/** What a visitor reads on this page. */
export const texts = {
  title: 'Guides',
  lede: 'What to read first.',
  headTitle: `Guides | ${business.fullName}`,
  description: 'What to read first.',
  none: 'No data available',
} as const;
