import type { ProjectCard } from '../contracts/entities';

/** A project with every field filled, changed where a test says so. */
export function projectCard(changes: Partial<ProjectCard> = {}): ProjectCard {
  return {
    id: '1',
    name: 'Harbour Gate',
    image: 'media/exteriors/harbour-gate.webp',
    status: 'Ready',
    location: 'Dubai Marina',
    categories: ['Residential'],
    subCategories: ['Apartment'],
    labels: ['Fresh Finds'],
    units: ['1BR', '2BR'],
    startingPrice: 'AED 1,200,000',
    price: 1_200_000,
    area: '750 sq ft',
    developer: { name: 'Marensand Developments', logo: 'media/logos/marensand.svg' },
    agents: [{ name: 'Layla Haddad', phone: '971500000001', designation: 'Sales Consultant', image: null }],
    preview: 'Two towers on the marina walk.',
    ...changes,
  };
}
