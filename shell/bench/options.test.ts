import { readOptions } from './options';
import { pageNames } from './pages';

const read = (text: string) => readOptions(text.split(' ').filter(Boolean));

test('by default it measures our own site with the demo records on a phone, five times', () => {
  expect(read('')).toEqual({
    url: null,
    against: null,
    projects: [60],
    databases: [],
    pages: pageNames,
    subjects: ['pages', 'interactions', 'touches', 'navigations', 'documents'],
    runs: 5,
    profile: 'phone',
    json: null,
    lighthouseRuns: 3,
    writesReadme: false,
  });
});

test.each([
  ['http://localhost:3000/', { url: 'http://localhost:3000' }],
  ['--against https://iwan.example', { url: null, against: 'https://iwan.example' }],
  ['--projects 60,2000,20000', { projects: [60, 2000, 20_000] }],
  ['--databases postgres://iwan@db/large', { databases: ['postgres://iwan@db/large'] }],
  ['--readme', { writesReadme: true }],
  ['--pages home,list', { pages: ['home', 'list'] }],
  ['--only touches,documents', { subjects: ['touches', 'documents'] }],
  ['--runs 1 --profile laptop', { runs: 1, profile: 'laptop' }],
  ['--json out.json', { json: 'out.json' }],
  ['--no-lighthouse', { lighthouseRuns: 0 }],
  ['--lighthouse-runs 5', { lighthouseRuns: 5 }],
])('%s means %p', (text, options) => {
  expect(read(text)).toMatchObject(options);
});

test('--help works together with any other option', () => {
  expect(read('--runs 3 --help')).toBeNull();
});

test.each([
  ['--rnus 5', "Unknown option '--rnus'; --help tells which options there are."],
  ['--runs', "Option '--runs <value>' argument missing; --help tells which options there are."],
  ['--runs 0', '--runs takes whole numbers from 1 on, not "0".'],
  ['--runs five', '--runs takes whole numbers from 1 on, not "five".'],
  ['--projects 60,12', '--projects takes whole numbers from 60 on, not "12".'],
  ['--databases large', '--databases takes addresses that begin with postgres://, not "large".'],
  ['--pages home,lists', `There is no page "lists"; there are ${pageNames.join(', ')}.`],
  ['--only page', '--only takes pages, interactions, touches, navigations, documents, not "page".'],
  ['--profile tablet', 'There is no profile "tablet"; there are phone and laptop.'],
  ['localhost:3000', 'The site must be an address that begins with http:// or https://, not "localhost:3000".'],
  ['--against ftp://iwan', '--against must be an address that begins with http:// or https://, not "ftp://iwan".'],
  ['http://a http://b', 'One URL is measured, not 2; name the other one with --against.'],
  ['http://a --projects 60', '--projects is for the site that the bench starts itself: leave it out, or the URL.'],
  [
    'http://a --databases postgres://db/a',
    '--databases is for the site that the bench starts itself: leave it out, or the URL.',
  ],
])('%s is refused: %s', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
