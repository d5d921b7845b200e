import { asc, type SQL, sql } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, type PublicRow, publicColumns } from '../database/public-columns';
import { faqQuestions } from '../database/schema';

export type QuestionRecord = PublicRow<typeof faqQuestions>;
export type QuestionStore = Catalogue<QuestionRecord>;

/** Reads questions as the public wire has them, in their order. */
export function readQuestions(
  db: Database,
  where: SQL = isPublished(faqQuestions),
): Promise<readonly QuestionRecord[]> {
  const { id, position } = faqQuestions;
  return db
    .select(publicColumns(faqQuestions))
    .from(faqQuestions)
    .where(where)
    .orderBy(asc(sql`coalesce(${position}, ${id})`), asc(id));
}

export function openQuestionStore(db: Database, answers: Answers): Promise<QuestionStore> {
  return openCatalogue(() => readQuestions(db), answers);
}
