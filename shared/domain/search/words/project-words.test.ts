import { placeWords, projectWords, type SoughtProject } from './project-words';

const bare: SoughtProject = { name: 'Quay One', location: null, developer: null };

test('a project has the words of its name, and none of what its record does not say', () => {
  expect(projectWords(bare)).toEqual({
    whole: 'quay one',
    name: ['quay', 'one'],
    fields: [[], [], []],
    landmarks: [],
  });
});

test('a project has the words of its place, its developer, and what it is, has and is near to', () => {
  const project = {
    ...bare,
    location: 'Sobha Hartland',
    developer: { name: 'Marensand Developments' },
    subCategories: ['Villa'],
    amenities: ['Gym'],
    landmarks: ['Metro station', 'Dubai Marina', 'Metro station'],
  };
  const { fields, landmarks } = projectWords(project);
  expect(fields).toEqual([
    [['sobha', 'hartland', 'sobhahartland']],
    [['marensand', 'developments']],
    [['villa'], ['gym'], ['metro', 'station']],
  ]);
  // An area that is near says where the project is not.
  expect(landmarks).toEqual(['Metro station']);
  expect(projectWords(project)).toBe(projectWords(project));
});

test('an area is found by all its spellings, its short forms and without its spaces', () => {
  const words = placeWords('Business Bay');
  expect(words).toEqual(expect.arrayContaining(['business', 'bay', 'businessbay']));
  expect(new Set(words).size).toBe(words.length);
  expect(placeWords('Jumeirah Village Circle')).toEqual(expect.arrayContaining(['jvc', 'jumeirahvillagecircle']));
});

test('a text that is too long to be shared has its words all the same', () => {
  const long = 'quay '.repeat(80).trim();
  expect(placeWords(long)).toEqual(placeWords(long));
  expect(placeWords(long)).toContain('quay');
});
