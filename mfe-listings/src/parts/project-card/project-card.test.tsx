import type { ProjectCard as Project } from '@iwan/shared/domain/model/entities';
import { projectCard } from '@iwan/shared/testing/entities';
import { render, screen, within } from '@testing-library/react';
import { ProjectCard } from './project-card';

function show(
  changes: Partial<Project> = {},
  place: { readonly href?: string; readonly agent?: string | undefined } = {},
) {
  render(<ProjectCard project={projectCard(changes)} {...place} sizes="100vw" onFull={() => {}} />);
  return within(screen.getByRole('article'));
}

test('shows all that section 2 names: picture, status, name, place, kinds, unit, price, logo and the compare checkbox', () => {
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

test('shows the unit that was asked for, its size and its plan, and the starting price beside all units', () => {
  const requestedUnit = { type: '2BR', price: 3_470_000, squareFeet: 1330, available: 5, plan: 'media/plans/2br.webp' };
  const card = show({ price: 1_950_000, askedUnit: requestedUnit });
  expect(card.getByText('2BR from AED 3,470,000')).toBeVisible();
  expect(card.getByText('AED 1,950,000 onwards')).toBeVisible();
  expect(card.getByText('1BR, 2BR')).toBeVisible();
  expect(card.getByText('1,330 sq ft')).toBeVisible();
  expect(card.getByText('AED 2,609 / sq ft')).toBeVisible();
  const plan = card.getByRole('link', { name: 'Plan of 2BR in Harbour Gate' });
  expect(plan).toHaveAttribute('href', expect.stringContaining('media/plans/2br.webp'));
});

test('shows of the unit that was asked for only what is known', () => {
  const requestedUnit = { type: 'Studio', price: null, squareFeet: null, available: null, plan: null };
  const card = show({ price: 0, askedUnit: requestedUnit });
  expect(card.getByText('Studio, price on request')).toBeVisible();
  expect(card.queryByText(/sq ft|onwards/)).toBeNull();
  expect(card.queryByRole('link', { name: /^Plan/ })).toBeNull();
});

test('leads to the page of the project, or where its list says', () => {
  const own = show();
  expect(own.getByRole('link', { name: 'Harbour Gate' })).toHaveAttribute(
    'href',
    '/marensand-developments-properties/harbour-gate/',
  );
});

test('links to the address that its list gives', () => {
  const card = show({}, { href: '/property-details/1' });
  expect(card.getByRole('link', { name: 'Harbour Gate' })).toHaveAttribute('href', '/property-details/1');
});

test.each(['Sold OUT', 'SOLD OUT', ' sold out '])(
  'shows the closed arch for a project whose status is %p',
  (status) => {
    const card = show({ status });
    expect(card.getByText('Sold Out')).toBeInTheDocument();
    expect(card.getByRole('checkbox')).toBeEnabled();
    expect(card.getByRole('link', { name: 'Harbour Gate' })).toBeInTheDocument();
  },
);

test('shows any other status as it was given', () => {
  expect(show({ status: 'hand-over 2027' }).getByText('hand-over 2027')).toBeInTheDocument();
});

test.each([
  ['the first agent with a phone', undefined, 'Layla', '971500000001'],
  ['the agent among whose projects it stands', 'Zoë Müller', 'Zoë', '971500000002'],
  ['the first where that one has no phone', 'Omar', 'Layla', '971500000001'],
])('has one chat, by name, with %s', (_, preferred, word, phone) => {
  const agent = (name: string, number: string | null) => ({ name, phone: number, designation: null, image: null });
  const agents = [agent('Omar', null), agent('Layla', '971500000001'), agent('Zoë Müller', '971500000002')];
  const links = show({ agents }, { agent: preferred }).getAllByRole('link', { name: /^WhatsApp/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveTextContent(word);
  expect(links[0]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^WhatsApp ${word}.* about Harbour Gate$`)));
  expect(links[0]?.getAttribute('href')).toContain(`https://wa.me/${phone}?text=Hello%20`);
});

test('says that a price is on request where the record has none', () => {
  expect(show({ price: 0 }).getByText('Price on request')).toBeInTheDocument();
});

test('shows the record’s words in place of a price', () => {
  const card = show({ price: 0, priceNote: 'Price on request' });
  expect(card.getByText('Price on request')).toBeInTheDocument();
  expect(card.queryByText('Onwards')).toBeNull();
});

test('shows the price of a square foot and the handover, where they are known', () => {
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
