import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { recordWords } from '../../content/tables';
import type { Database } from '../../database/database';
import { notFound } from '../../http/http-error';
import type { PublicRecordReader } from '../../previews/public-record';
import type { PersonRow } from '../session/sessions';
import type { Written } from './validate';
import { changeContent, findContent } from './write';

type PublicRecord = Readonly<Record<string, unknown>>;

/** Thrown to roll back the changes that a preview is read with. */
class Previewed extends Error {
  constructor(readonly record: PublicRecord) {
    super('preview');
  }
}

interface Asked {
  readonly id: number;
  /** The changes that are not saved. */
  readonly written: Written;
}

/**
 * A record in the form of the public API with some changes: they are made in a transaction, read by the public readers, and rolled back.
 * Throws what the change would throw.
 */
export async function previewContent(
  db: Database,
  read: PublicRecordReader,
  resource: ContentResource,
  { id, written }: Asked,
  by: PersonRow,
  now: Date,
): Promise<PublicRecord> {
  try {
    return await db.transaction(async (tx) => {
      const { version } = await findContent(tx, resource, id);
      await changeContent(tx, resource, { id, version, written }, by, now);
      const record = await read(tx, resource, id);
      if (record === undefined) throw notFound(recordWords[resource]);
      throw new Previewed(record);
    });
  } catch (problem) {
    if (problem instanceof Previewed) return problem.record;
    throw problem;
  }
}
