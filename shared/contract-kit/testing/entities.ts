import type { Project, ProjectCard } from '../../domain/model/entities';

/** A project with every field, with overrides. */
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
    price: 1_200_000,
    area: '750 sq ft',
    developer: { name: 'Marensand Developments', logo: 'media/logos/marensand.svg' },
    agents: [{ name: 'Layla Haddad', phone: '971500000001', designation: 'Sales Consultant', image: null }],
    preview: 'Two towers on the marina walk.',
    ...changes,
  };
}

/** A whole project, with overrides. */
export function project(changes: Partial<Project> = {}): Project {
  return {
    ...projectCard(),
    description: [{ tag: 'p', children: ['Two towers on the marina walk.'] }],
    metaTitle: null,
    metaDescription: null,
    coordinates: { latitude: 25.08, longitude: 55.14 },
    mapEmbed: null,
    brochure: null,
    floorPlan: null,
    masterPlan: null,
    qrCode: null,
    gallery: [],
    amenities: ['Gym', 'Pool'],
    nearby: [{ label: 'Beach', value: '7 min' }],
    permit: null,
    ...changes,
  };
}
