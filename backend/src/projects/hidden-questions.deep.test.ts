/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */

import { demoBackend } from '../testing/demo-backend';
import { answerHiddenQuestions } from '../testing/hidden/answer-questions';
import { hiddenQuestions } from '../testing/hidden/questions';
import { fillWithProjects } from '../testing/processes/many-projects';

const many = 20_000;

beforeAll(() => fillWithProjects(testDataFolder, testDatabaseUrl, many, { openClient: openPgliteOutside }), 600_000);
const backend = demoBackend();
const ask = async (query: string) => (await backend.get(`/api/projectapi?${query}`)).json();

test('at 20,000 projects each question finds what has the unit asked for, and nothing else', async () => {
  const records: Awaited<ReturnType<typeof ask>>[] = [];
  for (let page = 1; records.length < many; page += 1) {
    const { data } = await ask(`page=${page}&per_page=100`);
    if (data.length === 0) break;
    records.push(...data);
  }
  expect(records.length).toBe(many);
  // Every other question: the test of the demo records asks all of them.
  const questions = hiddenQuestions(records).filter((_, index) => index % 2 === 0);
  const { faults, found } = await answerHiddenQuestions(questions, records, ask);
  expect(faults).toEqual([]);
  // A question that nothing answers tries half of the rule alone.
  expect(questions.length).toBeGreaterThan(150);
  expect(found).toBeGreaterThan(questions.length / 4);
}, 1_800_000);
