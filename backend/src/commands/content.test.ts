/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../database/connection/open-database';
import { projects } from '../database/schema';
import { commandContext } from '../testing/command-context';
import { sharedClient } from '../testing/shared-client';
import { contentCommand } from './content';

jest.setTimeout(60_000);

const file = (name: string) => join(testDataFolder, name);
const write = (name: string, content: unknown) =>
  writeFile(file(name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));

const { openClient, end } = sharedClient();

async function run(...words: string[]) {
  const context = { ...commandContext(), openClient };
  await contentCommand(words, context);
  return context;
}

const content = async () => JSON.parse((await run('export')).printed.join(''));

afterAll(end);

test('what is exported comes back unchanged, as JSON and as tables', async () => {
  const before = await content();
  expect(before.projects).toHaveLength(60);
  await run('export', 'all.json');
  expect((await run('import', 'all.json')).said.join()).toContain('added 0 and changed 100');
  expect(await content()).toEqual(before);
  for (const name of ['developers', 'agents', 'team', 'projects']) {
    await run('export', `${name}.csv`);
    expect((await run('import', `${name}.csv`)).said.join()).toContain('added 0');
  }
  // A table cannot tell an empty text from none.
  const withoutEmpty = JSON.parse(JSON.stringify(before).replaceAll(':""', ':null'));
  expect(await content()).toEqual(withoutEmpty);
});

test('adds what is new and changes only the fields that are given', async () => {
  await write('new.json', {
    developers: [{ name: 'Halden & Sons' }],
    projects: [
      { name: 'Halden Row', developer: 'Halden & Sons', agents: ['Arjun Nair'], starting_price: 'AED 900,000' },
      { name: 'Lazurine Quay', status: 'Sold OUT' },
    ],
    blogs: [{ heading: 'A new article', details: [{ sub_heading: 'One', paragraph: '<p>Text</p>' }] }],
  });
  expect((await run('import', 'new.json')).said).toEqual([
    'new.json (1 developers, 2 projects, 1 blogs): added 3 and changed 1.',
  ]);
  const after = await content();
  const named = (name: string) => after.projects.find((project: { name: string }) => project.name === name);
  expect(named('Halden Row')).toMatchObject({ developer: 'Halden & Sons', agents: ['Arjun Nair'], unit: null });
  expect(named('Lazurine Quay')).toMatchObject({ status: 'Sold OUT', location: 'Dubai Marina' });
  expect(named('Lazurine Quay').agents).toHaveLength(2);
});

test('a dry run tells what would happen and changes nothing', async () => {
  const before = await content();
  await write('dry.json', { team: [{ name: 'Somebody New' }] });
  expect((await run('import', 'dry.json', '--dry-run')).said).toEqual(['dry.json (1 team): would add 1 and change 0.']);
  expect(await content()).toEqual(before);
});

test('names line and field of every fault of a JSON file, and imports nothing of it', async () => {
  const before = await content();
  await writeFile(
    file('bad.json'),
    `{
  "agents": [{ "name": "Good One" }],
  "projects": [
    { "name": "Fine" },
    { "name": "",
      "strating_price": "AED 1" },
    { "name": "Fine", "developer": "Nobody Ltd",
      "image": "javascript:alert(1)" },
    "text"
  ],
  "planets": []
}`,
  );
  await expect(run('import', 'bad.json')).rejects.toThrow(
    [
      'Nothing was imported: bad.json has 6 faults.',
      '  line 11, planets: is none of developers, agents, team, projects, blogs, openings, areas, faq, texts',
      '  line 5, name: is missing',
      '  line 6, strating_price: is no field of projects',
      '  line 8, image: must be a path inside the media folder or an http address',
      '  line 9: is no record',
    ]
      .join('\n')
      .replace('6 faults', '5 faults'),
  );
  expect(await content()).toEqual(before);
});

test('content that comes before the first start keeps the demo records out @ci', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-own-'));
  const environment = { dataFolder: folder, databaseUrl: null, uploadsBucket: null, officeUrl: null };
  const own = { ...commandContext(null), environment, workingFolder: folder };
  await writeFile(join(folder, 'own.json'), JSON.stringify({ projects: [{ name: 'Own Row' }] }));
  const countAfterStart = async () => {
    const { db, close } = await openStorage(environment, own.files, { openClient: openPgliteOutside });
    const number = await db.$count(projects);
    await close();
    return number;
  };
  await contentCommand(['import', 'own.json'], own);
  expect(await countAfterStart()).toBe(1);
  await rm(folder, { recursive: true });
});

test('names line and field of every fault of a table', async () => {
  await write(
    'projects.csv',
    'name,developer,agents\r\n"A ""new""\r\none",Lazurine Estates,Arjun Nair | Mei Lin Tan\r\nB,Nobody Ltd,Nobody\r\nB,,\r\nC,,,\r\n',
  );
  await expect(run('import', 'projects.csv')).rejects.toThrow(
    [
      'Nothing was imported: projects.csv has 4 faults.',
      '  line 6: has 4 cells under 3 columns',
      '  line 4, developer: there is no developer named "Nobody Ltd", neither here nor in the database',
      '  line 4, agents: there is no agent named "Nobody", neither here nor in the database',
      '  line 5, name: is on line 4 already',
    ].join('\n'),
  );
});

test.each([
  ['{\n "projects": [,]\n}', 'broken.json', 'line 2: is no JSON from here on'],
  ['[]', 'list.json', 'line 1: is a list without a name'],
  ['name\nA', 'things.csv', 'line 1: name the file after what it lists'],
  ['heading\nA', 'blogs.csv', 'line 1: articles have sections'],
  ['name\n"A', 'team.csv', 'line 2: opens a quote that nothing closes'],
])('says what it cannot make of %p', async (text, name, sentence) => {
  await write(name, text);
  await expect(run('import', name)).rejects.toThrow(sentence);
});

test('says how it is used, and that a file is not there', async () => {
  for (const words of [
    [],
    ['import'],
    ['import', 'a.txt'],
    ['export', 'all.csv'],
    ['import', 'a.json', '--resource', 'x'],
  ]) {
    await expect(run(...words)).rejects.toThrow(/^Use: npm run content/);
  }
  await expect(run('import', 'nowhere.json')).rejects.toThrow('nowhere.json cannot be read (ENOENT).');
  expect((await readFile(file('all.json'), 'utf8')).length).toBeGreaterThan(1000);
});

test('translations go out and come back with their states, and a file without them changes nothing of them', async () => {
  const named = async (name: string) =>
    (await content()).team.find((member: { name: string }) => member.name === name) ?? {};
  const [{ name }] = (await content()).team;
  await write('states.json', {
    team: [
      {
        name,
        designation: 'Founder',
        'name@ar': 'خالد',
        'designation@ar': 'المؤسس',
        'designation@ar_state': 'reviewed',
      },
    ],
  });
  await run('import', 'states.json');
  const translations = { 'name@ar': 'خالد', 'name@ar_state': 'machine', 'designation@ar': 'المؤسس' };
  expect(await named(name)).toMatchObject({ ...translations, 'designation@ar_state': 'reviewed' });
  await write('english.json', { team: [{ name, designation: 'Chair' }] });
  await run('import', 'english.json');
  expect(await named(name)).toMatchObject({ ...translations, 'designation@ar_state': 'stale' });

  const before = await content();
  await run('export', 'team.csv');
  expect(await readFile(file('team.csv'), 'utf8')).toContain(
    '"name@ar","name@ar_state","designation@ar","designation@ar_state"',
  );
  await run('import', 'team.csv');
  expect(await content()).toEqual(before);
  // Only the English is changed in the table: first to what it was translated from, then to something else.
  for (const [from, to, state] of [
    ['Chair', 'Founder', 'reviewed'],
    ['Founder', 'Owner', 'stale'],
  ] as const) {
    await run('export', 'team.csv');
    await write('team.csv', (await readFile(file('team.csv'), 'utf8')).replace(`"${from}"`, `"${to}"`));
    await run('import', 'team.csv');
    expect(await named(name)).toMatchObject({ designation: to, 'designation@ar_state': state });
  }
  await write('none.json', { team: [{ name, 'name@ar': '' }] });
  await run('import', 'none.json');
  expect(Object.keys(await named(name))).not.toContain('name@ar');
});
