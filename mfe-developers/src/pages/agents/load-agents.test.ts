import type { Agent } from '@iwan/shared/domain/model/entities';
import { speakersOf, spokenLanguages } from './load-agents';

const agent = (name: string, languages: string | null): Agent => ({
  id: name,
  name,
  languages,
  image: null,
  designation: null,
  linkedin: null,
  phone: null,
});

const agents = [
  agent('Omar', 'arabic, English'),
  agent('Layla', 'English, Arabic, French'),
  agent('Mei', 'Cantonese, English'),
  agent('Nobody', null),
];

test('sorts languages by the number of speakers, then by name, without duplicates in any case', () => {
  expect(spokenLanguages(agents)).toEqual(['English', 'arabic', 'Cantonese', 'French']);
});

test.each([
  ['Arabic', ['Omar', 'Layla']],
  ['FRENCH', ['Layla']],
  ['Fren', []],
  ['Klingon', []],
])('those who speak %s are %j', (language, names) => {
  expect(speakersOf(agents, language).map(({ name }) => name)).toEqual(names);
});

test('is empty where no languages are known', () => {
  expect(spokenLanguages([agent('Nobody', null)])).toEqual([]);
});
