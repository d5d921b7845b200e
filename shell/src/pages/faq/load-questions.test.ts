import { createHttp } from '@iwan/shared/api/create-http';
import type { WireError } from '@iwan/shared/contracts/http';
import { english } from '@iwan/shared/testing/english';
import { type Behaviour, type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { builtInQuestions } from './built-in-questions';
import { loadQuestions } from './load-questions';

let backend: PlainBackend;

beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const errors: WireError[] = [];

async function load(behaviour?: Behaviour, signal = new AbortController().signal) {
  if (behaviour) backend.behave(behaviour, '/api/faq');
  errors.length = 0;
  const http = createHttp({ baseUrl: backend.url, report: (error) => errors.push(error) });
  return loadQuestions({ http, signal, locale: english.locale });
}

const question = { topic: 'costs', answer: 'It is {fact:transferPercent}.' };

test('reads the questions of the backend, whatever is missing or malformed', async () => {
  const data = [
    { id: 1, name: 'What is it?', slug: 'what', ...question },
    { id: 2, name: 'What is it again?', slug: 'what', ...question },
    { id: 3, name: 'Which boot?', slug: 'boot', ...question },
    { id: 4, name: 'Wie groß?', slug: 'Not an address', ...question },
    { id: 5, name: '?', ...question },
    { id: 6, name: 'Without an answer', topic: 'costs', answer: ' \n ' },
    { id: 7, name: 'Of another topic', topic: 'weather', answer: 'Sun' },
    { id: 8, name: 'With a fact of a later release', topic: 'costs', answer: '{fact:later}' },
    { id: 9, ...question },
    'text',
  ];
  const loaded = await load({ kind: 'body', body: { data } });
  expect(loaded.map(({ slug, question: requested }) => [slug, requested])).toEqual([
    ['what', 'What is it?'],
    ['what-2', 'What is it again?'],
    ['boot-2', 'Which boot?'],
    ['wie-gross', 'Wie groß?'],
    ['question', '?'],
  ]);
  expect(errors.map(({ index }) => index)).toEqual([5, 6, 7, 8, 9]);
});

test('an empty list is one', async () => {
  expect(await load({ kind: 'body', body: { data: [] } })).toEqual([]);
});

test.each<[string, Behaviour | undefined]>([
  ['has no such call', undefined],
  ['refuses it', { kind: 'status', status: 405 }],
  ['answers every address with its own page', { kind: 'html' }],
  ['means something else by it', { kind: 'body', body: { data: [{ title: 'Frequent flyers' }] } }],
  ['is broken', { kind: 'status', status: 500 }],
  ['is away', { kind: 'drop' }],
])('with a backend that %s the page has the built-in questions', async (_, behaviour) => {
  expect(await load(behaviour)).toEqual(builtInQuestions(english.locale));
});

test('rejects where nobody waits any more', async () => {
  await expect(load(undefined, AbortSignal.abort())).rejects.toThrow('The request was cancelled');
});
