import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { allExamples } from './all-examples';
import { sampleTexts } from './sample-texts';

const every = Object.entries(allExamples).flatMap(([file, examples]) =>
  examples.map((example) => [file, example.name, example] as const),
);

/** What belongs to a page and not to a part, and what takes colours or places, which jsdom has none of. */
const rules = Object.fromEntries(['region', 'color-contrast'].map((rule) => [rule, { enabled: false }]));

test.each(every)('%s, %s: is free of what axe finds', async (_, __, { render: draw, focuses }) => {
  const { baseElement, container } = render(<MemoryRouter>{draw(sampleTexts.ltr)}</MemoryRouter>);
  const { violations } = await act(() => axe.run(baseElement, { rules }));
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  expect(baseElement.querySelector('body *, div *')).not.toBeNull();
  if (focuses !== undefined) expect(container.querySelector(focuses)).not.toBeNull();
});

test('each example of a file has a name of its own', () => {
  const names = every.map(([file, name]) => `${file}: ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Without a look: what Chakra needs, a field for machines, plain links and forms, and places that the server and the shell fill. */
const unseen = ['chakra-part', 'honeypot', 'link', 'page-form', 'posted-errors', 'record-words', 'slot-place', 'value'];

/** What examples are made of. */
const ofExamples = ['all-examples', 'example', 'sample-texts'];

test('every part has an example, and every list of examples is shown', () => {
  const all = readdirSync(import.meta.dirname, { recursive: true }).map(String);
  const files = all.filter((file) => file.endsWith('.examples.tsx'));
  const texts = files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const);
  const lists = texts.flatMap(([, text]) => text.match(/^export const \w+/gm) ?? []);
  expect(lists).toHaveLength(Object.keys(allExamples).length);
  const imported = texts.flatMap(([file, text]) =>
    [...text.matchAll(/from '(\.[\w./-]+)'/g)].map(([, module = '']) => join(dirname(file), module)),
  );
  const parts = all
    .filter((file) => /^[\w/-]+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !ofExamples.includes(name));
  expect(parts.length).toBeGreaterThan(50);
  const missing = parts.filter((part) => !imported.includes(part)).map((part) => basename(part));
  expect(missing.sort()).toEqual(unseen);
});
