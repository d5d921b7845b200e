import { pageNames } from '../shell/weight/pages';
import { readOptions } from './options';

const read = (text: string) => readOptions(text.split(' ').filter(Boolean));

test('by default it measures our own site with the demo records on a phone, five times', () => {
  expect(read('')).toEqual({
    url: null,
    against: null,
    projects: [60],
    databases: [],
    pages: pageNames,
    subjects: ['pages', 'presses', 'touches', 'navigations', 'documents'],
    runs: 5,
    profile: 'phone',
    json: null,
  });
});

test.each([
  ['http://localhost:3000/', { url: 'http://localhost:3000' }],
  ['--against https://iwan.example', { url: null, against: 'https://iwan.example' }],
  ['--projects 60,2000,20000', { projects: [60, 2000, 20_000] }],
  ['--databases postgres://iwan@db/large', { databases: ['postgres://iwan@db/large'] }],
  ['--pages home,list', { pages: ['home', 'list'] }],
  ['--only touches,documents', { subjects: ['touches', 'documents'] }],
  ['--runs 1 --profile laptop', { runs: 1, profile: 'laptop' }],
  ['--json out.json', { json: 'out.json' }],
])('%s means %p', (text, options) => {
  expect(read(text)).toMatchObject(options);
});

test('--help works together with any other option', () => {
  expect(read('--runs 3 --help')).toBeNull();
});

test.each([
  ['--rnus 5', "Unknown option '--rnus'"],
  ['--runs 0', '--runs takes whole numbers from 1 on, not "0".'],
  ['--runs five', '--runs takes whole numbers from 1 on, not "five".'],
  ['--projects 60,12', '--projects takes whole numbers from 60 on, not "12".'],
  ['--pages home,lists', `There is no page "lists"; there are ${pageNames.join(', ')}.`],
  ['--only page', '--only takes pages, presses, touches, navigations, documents, not "page".'],
  ['--profile tablet', '--profile takes phone, laptop, not "tablet".'],
  ['localhost:3000', 'The site must be an address that begins with http:// or https://, not "localhost:3000".'],
  ['--against ftp://iwan', '--against must be an address that begins with http:// or https://, not "ftp://iwan".'],
  ['http://a http://b', 'One URL is measured; name the other one with --against.'],
  ['http://a --projects 60', '--projects and --databases are for the site that the bench starts itself.'],
  ['http://a --databases postgres://db/a', '--projects and --databases are for the site that the bench starts itself.'],
])('%s is refused: %s', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
