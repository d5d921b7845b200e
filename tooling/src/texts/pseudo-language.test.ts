import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace';
import { addLanguages } from './add-languages';
import { pseudoText, pseudoTranslations } from './pseudo-language';
import { textsFiles } from './status';

test.each([
  ['Sign in', 'Šîgñ îñ ~~~'],
  ['New projects ', 'Ñéw pŕöjéçtš ~~~~~ '],
  ['Terms and Conditions today', 'Téŕmš åñd Çöñdîtîöñš tödåý ~~~~~~~~ ~~'],
  ['A', 'Å'],
  [' · ', ' · '],
  ['12%', '12%'],
])('"%s" is accented and longer', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo);
});

test('every text of the site is one in the pseudo-language, with its gaps', () => {
  for (const { path, messages } of textsFiles()) {
    const source = readFileSync(join(repositoryRoot, path), 'utf8');
    const translations = pseudoTranslations(source, ['ar']);
    expect([path, Object.keys(translations[0]?.messages ?? {})]).toEqual([path, messages.map(({ key }) => key)]);
    expect(() => addLanguages(source, translations, { only: true })).not.toThrow();
  }
});
