import type { PublicationStep } from '@iwan/shared/domain/office/publication';
import { type ContentResource, contentResources } from '@iwan/shared/domain/office/resources';
import type { PreviewLink } from '@iwan/shared/domain/office/wire';
import { previewParameter } from '@iwan/shared/network/preview-header';
import { z } from 'zod';
import { keyField } from '../../content/resources';
import { recordWords } from '../../database/content-tables';
import { type Database, type DatabaseAndClock, rolledBack } from '../../database/database';
import { orNotFound } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import type { PreviewStore, PublicRecordReader } from '../../previews/preview-store';
import { assertWritable, callerOf } from '../caller';
import { ofOne, requireId, versionField } from '../change-body';
import type { PersonRow } from '../session/sessions';
import { changePublication } from './publish';
import { fieldsBefore, recoverContent, removedRecords } from './removed';
import { readContentFields, type Written } from './validate';
import { assertReachable, changeContent, findContent } from './write';

type PublicRecord = Readonly<Record<string, unknown>>;

interface Asked {
  readonly id: number;
  /** The changes that are not saved. */
  readonly written: Written;
}

/**
 * A record in the form of the public API with some changes: they are made in a transaction, read by the public readers, and rolled back.
 * Throws what the change would throw.
 */
function previewContent(
  db: Database,
  read: PublicRecordReader,
  resource: ContentResource,
  { id, written }: Asked,
  by: PersonRow,
  now: Date,
): Promise<PublicRecord> {
  return rolledBack(db, async (tx) => {
    const { version } = await findContent(tx, resource, id);
    await changeContent(tx, resource, { id, version, written }, by, now);
    return orNotFound(await read(tx, resource, id), recordWords[resource]);
  });
}

interface Parts extends DatabaseAndClock {
  readonly previews: PreviewStore;
  readonly readPublic: PublicRecordReader;
  /** A record of a resource was written: caches read it again. */
  readonly changed: (resource: ContentResource) => void;
}

export const stepForm = z.object({ version: versionField });
export const scheduleForm = stepForm.extend({
  at: z.iso
    .datetime({ offset: true, error: 'Please say when, such as 2026-12-01T08:00:00+04:00' })
    .transform((text) => new Date(text)),
});
export const expireForm = stepForm.extend({
  at: z.iso
    .datetime({ offset: true, error: 'Please say when, such as 2026-12-01T08:00:00+04:00, or null for never' })
    .transform((text) => new Date(text))
    .nullable(),
});
export const previewForm = z.object({ changes: z.record(z.string(), z.unknown()).default({}) });
export const restoreForm = stepForm.extend({ entry: z.int('Please say which change').min(1).max(2_147_483_647) });

/** The publication of one kind of record: publish, schedule, withdraw, preview, and restore an earlier state. */
function publicationRoutes(resource: ContentResource, { db, previews, readPublic, changed, now }: Parts): ZodRoutes {
  return async (app) => {
    const step = (
      path: string,
      read: (body: unknown) => { readonly version: number; readonly step: PublicationStep },
    ) =>
      app.post(`/${resource}/:id/${path}`, ofOne, async (request) => {
        const id = requireId(request.params.id);
        const requested = read(request.body);
        await changePublication(db, resource, { id, ...requested }, callerOf(request).person, now());
        changed(resource);
        return findContent(db, resource, id);
      });
    step('publish', (body) => ({ ...readBody(stepForm, body), step: { kind: 'publish' } }));
    step('unpublish', (body) => ({ ...readBody(stepForm, body), step: { kind: 'unpublish' } }));
    step('schedule', (body) => {
      const { version, at } = readBody(scheduleForm, body);
      return { version, step: { kind: 'schedule', at } };
    });

    step('expire', (body) => {
      const { version, at } = readBody(expireForm, body);
      return { version, step: { kind: 'expire', at } };
    });

    app.post(`/${resource}/:id/preview`, ofOne, async (request): Promise<PreviewLink> => {
      const caller = callerOf(request);
      const id = requireId(request.params.id);
      assertReachable(resource, id, caller);
      const { changes } = readBody(previewForm, request.body);
      assertWritable(caller, resource, changes);
      const current = await findContent(db, resource, id);
      const written = readContentFields(resource, changes, String(current[keyField(resource)]));
      const record = await previewContent(db, readPublic, resource, { id, written }, caller.person, now());
      const { token, endsAt } = await previews.keep(resource, record, now());
      return { query: `${previewParameter}=${token}`, endsAt: endsAt.toISOString() };
    });

    app.get(`/${resource}/removed`, async () => {
      const data = await removedRecords(db, resource);
      return { data, total: data.length };
    });

    app.post(`/${resource}/removed/:id/restore`, ofOne, async (request, reply) => {
      const entry = requireId(request.params.id);
      const id = await recoverContent(db, resource, entry, callerOf(request).person, now());
      changed(resource);
      return reply.code(201).send(await findContent(db, resource, id));
    });

    app.post(`/${resource}/:id/restore`, ofOne, async (request) => {
      const caller = callerOf(request);
      const id = requireId(request.params.id);
      assertReachable(resource, id, caller);
      const { version, entry } = readBody(restoreForm, request.body);
      const current = await findContent(db, resource, id);
      const before = await fieldsBefore(db, resource, id, entry);
      assertWritable(caller, resource, before);
      const written = readContentFields(resource, before, String(current[keyField(resource)]));
      await changeContent(db, resource, { id, version, written, action: 'restore' }, caller.person, now());
      changed(resource);
      return findContent(db, resource, id);
    });
  };
}

/** The routes of all kinds. */
export const allPublicationRoutes = (parts: Parts): readonly ZodRoutes[] =>
  contentResources.map((resource) => publicationRoutes(resource, parts));
