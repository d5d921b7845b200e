import { join } from 'node:path';
import { contentResources } from '@iwan/shared/domain/office/resources';
import type { Field } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import {
  hasWords,
  translatedCodes,
  translatedFields,
  translationKey,
} from '@iwan/shared/domain/translation/translated-fields';
import { keyField, rowSchema } from '../../content/resources';
import { readSiteContent } from './seed';
import { readSeed } from './seed-records';
import { readSeedTranslations } from './seed-translations';

const folder = join(import.meta.dirname, '../../../seed');

type Values = Readonly<Record<string, unknown>>;

/** The English records of a kind by their keys. */
async function recordsOf(resource: (typeof contentResources)[number]): Promise<ReadonlyMap<string, Values>> {
  const site = {
    faq: ['faq'],
    openings: ['openings'],
    areas: ['areas'],
    texts: ['texts', 'answers', 'legal'],
  } as const;
  const lists =
    resource === 'faq' || resource === 'openings' || resource === 'areas' || resource === 'texts'
      ? await Promise.all(site[resource].map((kind) => readSiteContent(folder, kind)))
      : [(await readSeed(folder))[resource]];
  const key = resource === 'faq' ? 'slug' : keyField(resource);
  return new Map(lists.flat().map((record) => [String(Reflect.get(record, key)), { ...record }]));
}

/** What a translation keeps of its English: elements, gaps and placeholders, and how many lines or rows there are. */
function formOf(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  const text = String(value);
  const kept = field.kind === 'rich' ? /<[^>]*>/g : /\{fact:[^}]*\}|\{year\}|\{number\}/g;
  const lines = field.kind === 'lines' || field.kind === 'nearby' ? text.trim().split(/\r?\n/).length : 1;
  return { lines, kept: (text.match(kept) ?? []).toSorted() };
}

const cases = translatedCodes.flatMap((language) => contentResources.map((resource) => [language, resource] as const));

test.each(cases)('in %s, each translation of %s is of a field of a record, in its form', async (language, resource) => {
  const known = await recordsOf(resource);
  const fields = new Map(translatedFields(records[resource]));
  for (const [key, values] of Object.entries(await readSeedTranslations(folder, language, resource))) {
    const english = known.get(key);
    expect([key, english !== undefined]).toEqual([key, true]);
    const required = { [keyField(resource)]: english?.[keyField(resource)] };
    const translated = Object.entries(values).map(([field, value]) => [translationKey(field, language), value]);
    const read = rowSchema(resource).safeParse({ ...required, ...Object.fromEntries(translated) });
    expect([key, read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)]).toEqual([
      key,
      undefined,
    ]);
    for (const [name, value] of Object.entries(values)) {
      const field = fields.get(name);
      if (field === undefined) throw new Error(`${key}: ${name} is no translated field`);
      expect([key, name, hasWords(field, value)]).toEqual([key, name, true]);
      expect([key, name, formOf(field, value)]).toEqual([key, name, formOf(field, english?.[name])]);
    }
  }
});
