import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { listedCard } from './listed-card';

const project: ProjectCard = {
  id: '1',
  name: 'Harbour Gate',
  image: 'media/gate.webp',
  status: null,
  location: 'Dubai Marina',
  categories: ['Residential'],
  subCategories: [],
  labels: ['New'],
  units: ['1BR'],
  price: 1_200_000,
  area: '750 sq ft',
  developer: { name: 'Marensand', logo: null },
  agents: [{ name: 'Mariam', phone: '971500000001', designation: 'Specialist', image: 'media/m.svg', brn: '00001' }],
  preview: 'Two towers rise from a promenade.',
  sharesAddress: false,
};

test('a card in a list has everything but the preview, and of an agent the name and the number', () => {
  expect(listedCard(project)).toEqual({
    ...project,
    agents: [{ name: 'Mariam', phone: '971500000001', designation: null, image: null }],
    preview: null,
  });
});
