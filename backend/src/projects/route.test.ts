/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';

const backend = demoBackend();
const list = async (url: string) => (await backend.get(url)).json().data;

test('lists every project with the fields of section 3', async () => {
  const projects = await list('/api/projectapi');
  expect(projects).toHaveLength(60);
  expect(projects[0]).toMatchObject({
    id: 1,
    name: 'Lazurine Quay',
    location: 'Dubai Marina',
    starting_price: 'AED 1,950,000',
    unit: '1BR, 2BR, 3BR',
    developer: { name: 'Lazurine Estates', logo: 'media/logos/lazurine.svg' },
  });
  expect(projects[0]).not.toHaveProperty('developer_id');
});

test('gives several agents as a list, one as an object and none as nothing', async () => {
  const projects: { name: string; agent: unknown }[] = await list('/api/projectapi');
  const agentOf = (name: string) => projects.find((project) => project.name === name)?.agent;
  expect(agentOf('Lazurine Quay')).toEqual([
    {
      name: 'Mariam Al Suri',
      designation: 'Waterfront Specialist',
      images: null,
      phone: '971500000001',
      brn: '00001',
    },
    expect.objectContaining({ name: 'Arjun Nair' }),
  ]);
  expect(agentOf('Verdisle Orchard')).toMatchObject({ name: 'Priya Raghavan' });
  expect(agentOf('The Small Court')).toBeNull();
  const cards: { agent: unknown }[] = await list('/api/projectapi?fields=card');
  expect(JSON.stringify(cards)).not.toContain('"brn"');
});

test.each(['/api/developerProject/serein-gulf-real-estate', '/api/agentProject/tomas-o-rourke'])(
  '%s has the same projects as cards where they are asked for',
  async (url) => {
    const [whole, cards] = [await list(url), await list(`${url}?fields=card`)];
    const [one] = await list(`/api/projectapi?fields=card&id=${cards[0].id}`);
    expect(cards.map(({ id }: { id: number }) => id)).toEqual(whole.map(({ id }: { id: number }) => id));
    expect(cards[0]).toEqual(one);
    expect(JSON.stringify(cards).length).toBeLessThan(0.6 * JSON.stringify(whole).length);
    const refused = await backend.get(`${url}?fields=marker`);
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'fields must be card']);
  },
);

test.each([
  ['lazurine quay', 'Lazurine Quay'],
  ['LAZURINE%20QUAY/', 'Lazurine Quay'],
  ['lazurine-quay', 'Lazurine Quay'],
  ['reve%20d%20azur', 'Rêve d’Azur'],
  ['R%C3%AAve%20d%E2%80%99Azur', 'Rêve d’Azur'],
  ['quay%207%208', 'Quay 7/8'],
  ['Quay%207%2F8', 'Quay 7/8'],
  ['Salt%20%26%20Cedar%20Houses', 'Salt & Cedar Houses'],
  ['sky%20line%20lofts', 'Sky-Line Lofts'],
])('finds the project that /api/projectapi/%s names', async (name, found) => {
  expect((await list(`/api/projectapi/${name}`)).name).toBe(found);
});

test('lists the projects of a developer and of an agent, whether alone or with others', async () => {
  const names = async (url: string) => (await list(url)).map(({ name }: { name: string }) => name).sort();
  expect(await names('/api/developerProject/serein%20gulf%20real%20estate')).toEqual([
    'Figtree House',
    'Maqam Court',
    'Noor & Nakhla',
    'Pavilion Lane',
    'Wadi Row',
  ]);
  expect(await names('/api/agentProject/tomas-o-rourke')).toEqual([
    'Boulevard Fins',
    'L’Atelier Masdar',
    'Pavilion Lane',
    'Quay 7/8',
    'Station Point',
    'Stratum Canal Nine',
    'Wadi Row',
  ]);
});

test.each([
  ['/api/projectapi/nowhere', 'Property not found'],
  ['/api/projectapi/%20', 'Property not found'],
  ['/api/developerProject/nobody', 'Developer not found'],
  ['/api/agentProject/nobody', 'Agent not found'],
])('says that %s is not there', async (url, message) => {
  const response = await backend.get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ message });
});

test('sends the list once, and then only that it has not changed', async () => {
  const first = await backend.get('/api/projectapi', { 'accept-encoding': 'gzip, br' });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.rawPayload.length).toBeLessThan(40_000);
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^"[\w-]+"$/);
  const second = await backend.get('/api/projectapi', { 'accept-encoding': 'gzip, br', 'if-none-match': tag });
  expect(second.statusCode).toBe(304);
  expect(second.rawPayload).toHaveLength(0);
  const plain = await backend.get('/api/projectapi', { 'if-none-match': tag });
  expect(plain.statusCode).toBe(200);
  expect(plain.headers['content-encoding']).toBeUndefined();
});
