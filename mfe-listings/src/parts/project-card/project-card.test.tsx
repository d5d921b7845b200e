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

test.each([
  ['all of them', {}, '1BR, 2BR745–2,310 sq ftQ4 2028'],
  ['no handover', { handover: undefined }, '1BR, 2BR745–2,310 sq ft'],
  ['only a year', { area: null, handover: { year: 2028, quarter: null } }, '1BR, 2BR2028'],
  ['no units', { units: [] }, '745–2,310 sq ftQ4 2028'],
])('has units, size and handover in one line: %s', (_, changes, line) => {
  const known = { units: ['1BR', '2BR'], area: '745 - 2,310 sq ft', handover: { year: 2028, quarter: 4 } };
  const card = show({ ...known, ...changes });
  const [fact] = card.getAllByText(/1BR, 2BR|sq ft/);
  expect(fact?.closest('p')).toHaveTextContent(line, { normalizeWhitespace: false });
});

test('has one price, also where a search asked for a unit', () => {
  const askedUnit = { type: '2BR', price: 3_470_000, squareFeet: 1330, available: 5, plan: 'media/plans/2br.webp' };
  const card = show({ price: 1_950_000, pricePerSquareFoot: 2_617, askedUnit });
  expect(card.getAllByText(/AED/).map(({ textContent }) => textContent)).toEqual(['AED 1,950,000']);
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
  ['each agent with a phone', undefined, ['Layla', 'Zoë Müller']],
  ['the agent among whose projects it stands', 'Zoë Müller', ['Zoë Müller']],
  ['the others where that one has no phone', 'Omar', ['Layla', 'Zoë Müller']],
])('has a chat with %s', (_, preferred, names) => {
  const agent = (name: string, number: string | null) => ({ name, phone: number, designation: null, image: null });
  const agents = [agent('Omar', null), agent('Layla', '971500000001'), agent('Zoë Müller', '971500000002')];
  const links = show({ agents }, { agent: preferred }).getAllByRole('link', { name: /^WhatsApp/ });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
    names.map((name) => `WhatsApp ${name} about Harbour Gate`),
  );
  for (const link of links)
    expect(link).toHaveAttribute('href', expect.stringMatching(/wa\.me\/9715\d+\?text=Hello%20/));
});

test('says that a price is on request where the record has none', () => {
  expect(show({ price: 0 }).getByText('Price on request')).toBeInTheDocument();
});

test('shows the record’s words in place of a price', () => {
  const card = show({ price: 0, priceNote: 'Price on request' });
  expect(card.getByText('Price on request')).toBeInTheDocument();
  expect(card.queryByText('Onwards')).toBeNull();
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
