import { type ImportPlan, mostImported, transferFormats } from '@iwan/shared/domain/office/content/transfer-wire';
import { type ContentResource, contentResources } from '@iwan/shared/domain/office/resources';
import { largestUpload } from '@iwan/shared/domain/record/uploaded-file';
import { z } from 'zod';
import { decodeText } from '../../content/read-file';
import type { Content } from '../../content/resources';
import { exportText, readImport } from '../../content/transfer';
import { looksLike } from '../../csv/encoding-of';
import type { DatabaseAndClock } from '../../database/database';
import { HttpError } from '../../http/http-error';
import type { ZodRoutes } from '../../http/zod-routes';
import { callerOf } from '../caller';
import { limitUploads } from '../media/route';
import { invalid } from '../office-error';
import { importContent, planImport } from './import';

interface Parts extends DatabaseAndClock {
  /** Called when a resource was written, so that caches read it again. */
  readonly changed: (resource: ContentResource) => void;
}

export const transferQuery = z.object({
  format: z.enum(transferFormats),
  resource: z.enum(contentResources).optional(),
});
export const importQuery = transferQuery.extend({ plan: z.string().max(100) });

type Query = z.output<typeof transferQuery>;

/** The most faults of a response. */
const mostFaults = 200;

const noPlan = { added: 0, changed: 0, unchanged: 0, changes: [], plan: '' } as const;

function readText(body: unknown): string {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new HttpError(400, 'The file is empty');
  const text = decodeText(body);
  if (text === null) {
    const what = looksLike(body);
    const refusal = what === null ? 'This is not a text file.' : `This looks like ${what}.`;
    throw new HttpError(400, `${refusal} Save the table as CSV in UTF-8, separated by commas or semicolons.`);
  }
  return text;
}

const fileKind = ({ format, resource }: Query) => ({ format, resource: resource ?? null });

function assertTable({ format, resource }: Query): void {
  if (format === 'json') return;
  if (resource === undefined) throw invalid([{ field: 'resource', message: 'Please say which records the table has' }]);
  if (resource === 'blogs') {
    throw invalid([{ field: 'format', message: 'Articles can only be imported as JSON' }]);
  }
}

/** Exports the public records as a file, and imports one after its changes were shown; by the code of `npm run content`. */
export function transferRoutes({ db, changed, now }: Parts): ZodRoutes {
  const read = async (body: unknown, query: Query): Promise<Content | ImportPlan> => {
    assertTable(query);
    const file = await readImport(db, readText(body), fileKind(query));
    if (!file.ok) return { ...noPlan, faults: file.faults.slice(0, mostFaults) };
    const count = contentResources.reduce((sum, resource) => sum + file.content[resource].length, 0);
    if (count <= mostImported) return file.content;
    const message = `The file has ${count} records, of at most ${mostImported}: import it with npm run content`;
    throw new HttpError(400, message);
  };

  return async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: largestUpload },
      (_, body, done) => done(null, body),
    );
    const limited = { bodyLimit: largestUpload, onRequest: limitUploads(1) };

    app.get('/content/export', { schema: { querystring: transferQuery } }, async (request, reply) => {
      const { query } = request;
      assertTable(query);
      const text = await exportText(db, fileKind(query));
      const name = `${query.resource ?? 'content'}.${query.format}`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.type(query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json').send(text);
    });

    app.post('/content/plan', { ...limited, schema: { querystring: transferQuery } }, async (request) => {
      const content = await read(request.body, request.query);
      return 'faults' in content ? content : planImport(db, content);
    });

    app.post('/content/import', { ...limited, schema: { querystring: importQuery } }, async (request) => {
      const content = await read(request.body, request.query);
      if ('faults' in content) return content;
      const done = await importContent(db, content, request.query.plan, callerOf(request).person, now());
      for (const resource of contentResources) if (content[resource].length > 0) changed(resource);
      return done;
    });
  };
}
