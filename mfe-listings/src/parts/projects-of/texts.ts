/** What a visitor reads above and beneath the projects of a developer or an agent. */
export const texts = {
  by: { developer: (name: string) => `Projects by ${name}`, agent: (name: string) => `Projects with ${name}` },
  /** Where there are none, or none of them says whose it is. */
  projects: 'Projects',
  none: 'No data available',
  all: (total: number) => (total === 1 ? 'See it among the results' : `See all ${total} as results`),
  map: 'See them on the map',
} as const;
