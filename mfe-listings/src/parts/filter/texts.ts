/** What a visitor reads in the advanced filter. Sections 2, 4 and 8 fix the controls and the dialog of no match. */
export const texts = {
  title: 'Advanced Filter',
  developer: 'Search Property According Developer',
  allDevelopers: 'All developers',
  locations: 'Locations',
  names: 'Properties',
  configurations: 'Configuration',
  categories: 'Property type',
  labels: 'Type of property',
  agents: 'Agent',
  amenities: 'Amenities',
  budget: 'Budget',
  lowest: 'Lowest price, AED',
  highest: 'Highest price, AED',
  lowestHandle: 'Lowest price',
  highestHandle: 'Highest price',
  anyPrice: 'Any price, also on request',
  unreadable: 'Write an amount, such as 1,200,000 or 1.2 million.',
  tooLow: 'The lowest amount here is AED 10,000.',
  tooHigh: 'The highest amount here is AED 3,000,000. For more, choose any price.',
  clear: 'Clear All',
  find: 'Find Property',
  close: 'Close',
  loading: 'Loading...',
  retry: 'Try again',
  failed: (message: string) => `Error: ${message}`,
  kept: 'Your filters are kept.',
  namesMissing: 'Developers and agents did not arrive.',
  matches: (count: number) => (count === 1 ? '1 match' : `${count.toLocaleString('en-AE')} match`),
  hidden: (count: number) => `${count.toLocaleString('en-AE')} more hidden by budget alone`,
  behind: 'match',
  none: {
    title: 'No Properties Available',
    text: 'No properties are available. Please change the filter criteria.',
    ways: 'What would help',
    anyPrice: (count: number) => `At any price: ${properties(count)}`,
    without: (choices: string, count: number) => `Without ${choices}: ${properties(count)}`,
  },
} as const;

function properties(count: number): string {
  return count === 1 ? '1 property' : `${count.toLocaleString('en-AE')} properties`;
}
