import { officeApi } from '@iwan/shared/domain/office/office-calls';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAndClock } from '../database/database';
import { endingLinks } from '../http/ending-links';
import type { RateHook } from '../http/rate-limits';
import { neverStored } from '../http/zod-routes';
import type { DeclaredForms } from '../leads/forms/declared-forms';
import type { LeadStore } from '../leads/store';
import type { Mailer } from '../mail/mailer';
import type { UploadedMedia } from '../media/uploaded/uploaded-media';
import type { OfficeSettings } from '../office-settings';
import type { PersonStores } from '../persons/erase-person';
import type { PreviewStore, PublicRecordReader } from '../previews/preview-store';
import { unmatchedSales } from '../sales/unmatched';
import type { ProjectIndex } from '../search/project-index';
import { type SessionCookie, sessionCookie } from '../sign-in/session-cookie';
import { auditRoutes } from './audit';
import { commentRoutes } from './comments/route';
import { allPublicationRoutes } from './content/publication-route';
import { allContentRoutes } from './content/route';
import { feedImportRoutes } from './feeds/route';
import { findCaller, guard } from './guard';
import { leadAnswerRoutes } from './leads/answer-route';
import { deliveryRoutes } from './leads/deliveries';
import { leadWorkRoutes } from './leads/route';
import { mediaRoutes } from './media/route';
import { respondWithOfficeError } from './office-error';
import { passkeyRoutes } from './passkeys/route';
import { openFirstPeople } from './people/change';
import { peopleRoutes } from './people/route';
import { personRoutes } from './persons/route';
import { redirectRoutes } from './redirects/route';
import { reviewRoutes } from './reviews/route';
import { sessionRoutes } from './session/route';
import { officePurpose, sessionLimits } from './session/sessions';
import { transferRoutes } from './transfer/route';

/**
 * The office's cookie. `OFFICE_URL` decides whether it is for https, not the request: behind a proxy that terminates TLS the
 * name stays the same.
 */
function officeCookie(url: string): SessionCookie {
  return sessionCookie({ name: 'iwan-office', origin: url, sameSite: 'strict', life: sessionLimits.life });
}

export interface OfficeParts extends DatabaseAndClock {
  readonly mailer: Mailer;
  readonly pepper: string;
  readonly personStores: PersonStores;
  readonly leads: LeadStore;
  readonly declared: DeclaredForms;
  /** Called when a mail of the office is in the outbox. */
  readonly mailQueued: () => void;
  /** Called when a lead is to be delivered again. */
  readonly leadQueued: () => void;
  /** Called when a resource was written, so that caches read it again. */
  readonly contentChanged: (resource: ContentResource) => void;
  /** All published projects. */
  readonly publishedProjects: () => ProjectIndex;
  readonly redirectsChanged: () => void;
  readonly uploaded: UploadedMedia;
  readonly previews: PreviewStore;
  readonly readPublic: PublicRecordReader;
  readonly settings: OfficeSettings;
  readonly codeLimit: RateHook;
  /** The origin of the site, for mails. */
  readonly site: string;
}

/** How long the link of a lead's attachment is valid, in milliseconds. */
const attachmentLife = 5 * 60_000;

/** The limit of a body in bytes; a project with all of its texts is far below. */
const largestBody = 1024 * 1024;

/** DELETE requests have the content type JSON, as every writing request, and an empty body. */
function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: largestBody }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, undefined);
    else parse(request, String(body), done);
  });
}

/** The API of the office, below `/office/api`: its error handler, its guard, its routes. */
export async function registerOffice(app: FastifyInstance, parts: OfficeParts): Promise<void> {
  const { db, mailer, pepper, personStores, settings, codeLimit, now } = parts;
  const { attachments } = personStores;
  await openFirstPeople(db, settings, now());
  const cookie = officeCookie(settings.url);
  const guarding = { db, settings, cookie, now };
  await app.register(
    async (office) => {
      readEmptyBodies(office);
      office.setErrorHandler(respondWithOfficeError);
      office.addHook('onRequest', guard(guarding));
      office.addHook('onSend', neverStored);
      await office.register(
        sessionRoutes({
          ...{ db, mailer, purpose: officePurpose(pepper), cookie, codeLimit, site: parts.site, now },
          findCaller: (token) => findCaller(guarding, token),
        }),
      );
      await office.register(passkeyRoutes({ db, url: settings.url, cookie, now }));
      await office.register(peopleRoutes({ db, officeUrl: settings.url, mailQueued: parts.mailQueued, now }));
      await office.register(
        leadWorkRoutes({ db, store: parts.leads, declared: parts.declared, officeUrl: settings.url, now }),
      );
      await office.register(deliveryRoutes({ db, queued: parts.leadQueued, now }));
      await office.register(
        leadAnswerRoutes({
          db,
          attachments,
          links: endingLinks(pepper, 'attachment', attachmentLife),
          queued: parts.mailQueued,
          now,
        }),
      );
      const ofContent = { db, changed: parts.contentChanged, now };
      for (const routes of allContentRoutes({ ...ofContent, published: parts.publishedProjects }))
        await office.register(routes);
      const { previews, readPublic } = parts;
      for (const routes of allPublicationRoutes({ ...ofContent, previews, readPublic })) await office.register(routes);
      await office.register(transferRoutes(ofContent));
      await office.register(feedImportRoutes(db));
      await office.register(async (app) => {
        app.get('/unmatched-sales', async () => ({ data: await unmatchedSales(db) }));
      });
      await office.register(redirectRoutes({ db, changed: parts.redirectsChanged, now }));
      await office.register(commentRoutes({ db, changed: () => parts.contentChanged('blogs'), now }));
      await office.register(reviewRoutes({ db, now }));
      await office.register(
        personRoutes({ ...personStores, commentsChanged: () => parts.contentChanged('blogs'), now }),
      );
      await office.register(mediaRoutes(parts.uploaded));
      await office.register(auditRoutes(db));
    },
    { prefix: officeApi },
  );
}
