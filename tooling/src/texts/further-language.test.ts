import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFor } from '@iwan/shared/domain/format/format';
import { transformSync } from '@swc/core';
import { inWorkspace, repositoryRoot } from '../workspace';
import { addLanguages } from './add-languages';
import { faultOf, textsFiles } from './status';
import { readMessages } from './text-files';

/** Russian texts of header, footer and Home; `further-language.deep.test.ts` builds a shell with them. */
const folder = inWorkspace('shell', 'integration', 'server', 'testing', 'russian', 'ru');
const messagesOf = (path: string) => readMessages(join(folder, path.replace(/\.ts$/, '.json')));

test.each([
  'shell/src/layout/texts.ts',
  'shell/src/pages/home/texts.ts',
  'shared/contract-kit/paths/trending-texts.ts',
])('%s is whole in a language that the site does not have yet', (path) => {
  const messages = textsFiles().find((file) => file.path === path)?.messages ?? [];
  const translated = messagesOf(path);
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.flatMap((message) => faultOf(message, translated[message.key], 'ru'))).toEqual([]);
});

test('its texts are added to the English ones, with the plural forms of its language', () => {
  const path = 'shell/src/layout/texts.ts';
  const source = readFileSync(join(repositoryRoot, path), 'utf8');
  const added = addLanguages(source, [{ code: 'ru', direction: 'ltr', messages: messagesOf(path) }]);
  const { code } = transformSync(added, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } });
  const exported: Record<string, Record<string, (format: unknown) => Record<string, CallableFunction>>> = {};
  const provided = { defineTexts: (texts: unknown) => texts, business: {} };
  new Function('exports', 'require', code)(exported, () => provided);
  const texts = exported.textsOf?.ru?.(formatFor('ru-RU'));
  expect([1, 2, 5, 21, 1.5].map((count) => texts?.compareCount?.(count))).toEqual([
    'Сравнение, выбран 1 проект',
    'Сравнение, выбрано 2 проекта',
    'Сравнение, выбрано 5 проектов',
    'Сравнение, выбран 21 проект',
    'Сравнение, выбрано 1,5 проекта',
  ]);
  expect(texts?.savedCount?.(3, 11)).toBe('Избранное, 3 проекта, 11 поисков');
  expect(texts?.properties).toBe('Недвижимость');
});
