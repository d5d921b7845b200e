import type { ProjectCard as Project } from '@iwan/shared/contracts/entities';
import { projectCard } from '@iwan/shared/testing/entities';
import { render, screen, within } from '@testing-library/react';
import { ProjectCard } from './project-card';

function show(changes: Partial<Project> = {}, href?: string) {
  render(<ProjectCard project={projectCard(changes)} href={href} sizes="100vw" onFull={() => {}} />);
  return within(screen.getByRole('article'));
}

test('shows all that section 2 names: picture, status, name, place, kinds, unit, price, logo and the box to tick', () => {
  const card = show({ subCategories: ['Apartment', 'Penthouse'], categories: ['Residential'] });
  expect(card.getByRole('img', { name: 'Harbour Gate, Dubai Marina' })).toBeVisible();
  expect(card.getByText('Ready')).toBeInTheDocument();
  expect(card.getByRole('heading', { name: 'Harbour Gate' })).toBeInTheDocument();
  expect(card.getByText('Dubai Marina')).toBeInTheDocument();
  expect(card.getByText('Apartment, Penthouse')).toBeInTheDocument();
  expect(card.getByText('Residential')).toBeInTheDocument();
  expect(card.getByText('1BR, 2BR')).toBeInTheDocument();
  expect(card.getByText('AED 1,200,000')).toBeInTheDocument();
  expect(card.getByText('Onwards')).toBeInTheDocument();
  expect(card.getByAltText('Marensand Developments')).toBeInTheDocument();
  expect(card.getByRole('checkbox', { name: 'Add to compare Harbour Gate' })).not.toBeChecked();
});

test('leads to the page of the project, or where its list says', () => {
  const own = show();
  expect(own.getByRole('link', { name: 'Harbour Gate' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/harbour-gate/',
  );
});

test('leads where its list says', () => {
  const card = show({}, '/property-details/1');
  expect(card.getByRole('link', { name: 'Harbour Gate' })).toHaveAttribute('href', '/property-details/1');
});

test.each(['Sold OUT', 'SOLD OUT', ' sold out '])('closes the door of a project whose status is %p', (status) => {
  const card = show({ status });
  expect(card.getByText('Sold Out')).toBeInTheDocument();
  expect(card.getByRole('checkbox')).toBeEnabled();
  expect(card.getByRole('link', { name: 'Harbour Gate' })).toBeInTheDocument();
});

test('shows any other status as it was given', () => {
  expect(show({ status: 'hand-over 2027' }).getByText('hand-over 2027')).toBeInTheDocument();
});

test('gives each agent with a phone a WhatsApp link by name, three at most', () => {
  const agent = (name: string, phone: string | null) => ({ name, phone, designation: null, image: null });
  const card = show({
    agents: [agent('Layla', '971500000001'), agent('Layla', '971500000002'), agent('Omar', null), agent('Zoë', '9')],
  });
  const links = card.getAllByRole('link', { name: /^WhatsApp/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/971500000001?text=Hello%20Layla%2C%20I%20would%20like%20to%20know%20more%20about%20Harbour%20Gate.',
    'https://wa.me/971500000002?text=Hello%20Layla%2C%20I%20would%20like%20to%20know%20more%20about%20Harbour%20Gate.',
  ]);
  expect(links[0]).toHaveAccessibleName('WhatsApp Layla about Harbour Gate');
});

test('names the first agent on the card, and has circles for the others', () => {
  const agent = (name: string, phone: string) => ({ name, phone, designation: null, image: null });
  const card = show({ agents: [agent('Mariam Al Suri', '1'), agent('Arjun Nair', '2')] });
  const [first, second] = card.getAllByRole('link', { name: /^WhatsApp/ });
  expect(first).toHaveTextContent('Mariam');
  expect(second).toHaveTextContent('');
});

test('says in the place of a price what the record says in words, which is no price to begin with', () => {
  const card = show({ startingPrice: null, price: 0, priceNote: 'Price on request' });
  expect(card.getByText('Price on request')).toBeInTheDocument();
  expect(card.queryByText('Onwards')).toBeNull();
});

test('says what a square foot costs and when the keys are handed over, where somebody knows', () => {
  const card = show({ categories: ['Off Plan'], pricePerSquareFoot: 2_617, handover: { year: 2028, quarter: 4 } });
  expect(card.getByText('AED 2,617 / sq ft')).toBeInTheDocument();
  expect(card.getByText('Off Plan · Handover Q4 2028')).toBeInTheDocument();
});

test('leaves out what the project does not have', () => {
  const card = show({
    image: null,
    status: null,
    location: null,
    subCategories: [],
    categories: [],
    units: [],
    startingPrice: null,
    price: 0,
    developer: null,
    agents: [],
  });
  expect(card.queryByRole('img')).toBeNull();
  expect(card.queryByText('Starting price')).toBeNull();
  expect(card.queryByText('Onwards')).toBeNull();
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.getByRole('link', { name: 'Harbour Gate' })).toHaveAttribute(
    'href',
    '/independent-properties/harbour-gate/',
  );
});
