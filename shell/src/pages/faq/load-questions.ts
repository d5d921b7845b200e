import { isApiError } from '@iwan/shared/api/api-error';
import { parseRecords, readEnvelope } from '@iwan/shared/api/wire';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { faqPath } from '../../calls';
import { parseQuestion, withOwnHashes } from './parse-question';
import type { Question } from './question';

type QuestionsArguments = Pick<LoaderArguments, 'http' | 'signal' | 'locale'>;

/**
 * The questions of the backend; the built-in ones where it has no such call, responds with something else, or is unreachable.
 * Rejects only when it is aborted.
 */
export async function loadQuestions(args: QuestionsArguments): Promise<readonly Question[]> {
  const questions = await requestedQuestions(args);
  if (questions !== null) return questions;
  const { builtInQuestions } = await import('./built-in-questions');
  return builtInQuestions(args.locale);
}

async function requestedQuestions({ http, signal }: QuestionsArguments): Promise<readonly Question[] | null> {
  try {
    const { entries } = readEnvelope(await http.get(faqPath, signal), 'data');
    const questions = parseRecords(entries, 'question', parseQuestion, http.report);
    // A list without a single question is a list of something else.
    return entries.length > 0 && questions.length === 0 ? null : withOwnHashes(questions);
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    return null;
  }
}
