/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */

import { demoBackend } from '../testing/demo-backend';
import { answerHiddenQuestions } from '../testing/hidden/answer-questions';
import { hiddenQuestions } from '../testing/hidden/questions';

const backend = demoBackend();

test('each of several hundred questions finds what has the unit asked for, and nothing else, wherever it is asked @ci', async () => {
  const ask = async (query: string) => (await backend.get(`/api/projectapi?${query}`)).json();
  const { data } = await ask('');
  const questions = hiddenQuestions(data);
  const { faults, found } = await answerHiddenQuestions(questions, data, ask);
  expect(faults).toEqual([]);
  // A question that nothing answers tries half of the rule alone.
  expect(questions.length).toBeGreaterThan(300);
  expect(found).toBeGreaterThan(100);
}, 120_000);
