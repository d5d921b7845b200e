import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { isFromOwnPage } from '@iwan/shared/network/own-origin';
import { pointedVersion, rollBack } from '@iwan/tooling/release/publish-release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cacheNames } from '../data/counted-cache';
import type { Admission, StatusAccess } from '../operation/telemetry/status-access';
import { sendingPage } from '../request/network/forwarded';
import { type StatusSources, siteStatus } from './site-status';
import { refusalPage, signInPage, statusPage } from './status-page';
import { statusStyles } from './status-styles';
import { textsOf } from './texts';

interface Options extends StatusSources {
  readonly access: StatusAccess;
  readonly ownOrigin: string | null;
}

const path = '/__status';
/** The limit of a body: a token and two names fit. */
const bodyLimit = 2048;
const styleHash = createHash('sha256').update(statusStyles).digest('base64');
/** The policy: no script, no picture except the icon, only its own style. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const { locale } = defaultLanguage;
const form = z.object({
  token: z.string().max(300).default(''),
  name: z.string().max(100).default(''),
  from: z.string().max(200).default(''),
});

/** `/__status`: the releases of the site, their state, and a rollback. For those who have the token. */
export async function statusRoute(app: FastifyInstance, { access, ownOrigin, ...sources }: Options): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    if (request.method === 'POST' && !isFromOwnPage(sendingPage(request), ownOrigin)) return reply.code(403).send();
  });

  app.get(path, async (request, reply) => {
    const admission = access.admit(request);
    if (admission.kind !== 'admitted') return refused(reply, admission, false);
    const { rolledBack } = request.query as { readonly rolledBack?: unknown };
    const status = await siteStatus(sources);
    const named = status.apps.find(({ name }) => name === rolledBack)?.name ?? null;
    const page = statusPage(status, locale, { hasSignOut: access.hasSignIn, rolledBack: named });
    return html(reply).send(page);
  });

  app.post(`${path}/sign-in`, async (request, reply) => {
    const admission = access.try(posted(request).token, request.ip);
    if (admission.kind !== 'admitted') return refused(reply, admission, true);
    reply.header('set-cookie', access.signInCookie(request.protocol === 'https'));
    return reply.redirect(path, 303);
  });

  app.post(`${path}/empty`, async (request, reply) => {
    const admission = access.admit(request);
    if (admission.kind !== 'admitted') return refused(reply, admission, false);
    const name = cacheNames.find((each) => each === posted(request).name);
    const cache = name && sources.caches.get(name);
    if (!cache) return reply.callNotFound();
    cache.clear();
    request.log.warn({ cache: name }, 'Emptied by the status page');
    return reply.redirect(path, 303);
  });

  app.post(`${path}/sign-out`, async (_, reply) =>
    reply.header('set-cookie', access.signOutCookie).redirect(path, 303),
  );

  /** Requires the token each time: an open session cannot roll anything back. */
  app.post(`${path}/roll-back`, async (request, reply) => {
    const { token, name, from } = posted(request);
    const admission = access.try(token, request.ip);
    if (admission.kind !== 'admitted') return refused(reply, admission, true);
    const { releases } = await sources.site();
    if (name !== 'shell' && !releases.has(name)) return reply.callNotFound();
    const home = join(sources.releasesDir, name);
    // Of two presses, or two people, the second must not roll back further.
    if ((await pointedVersion(home)) !== from) {
      return html(reply.code(409)).send(refusalPage(locale, textsOf(locale).moved(name)));
    }
    try {
      const version = await rollBack(sources.releasesDir, name);
      request.log.warn({ remote: name, from, version }, 'Rolled back by the status page');
      return reply.redirect(`${path}?rolledBack=${encodeURIComponent(name)}`, 303);
    } catch (error) {
      request.log.error({ err: error, remote: name }, 'A rollback by the status page failed');
      return html(reply.code(409)).send(refusalPage(locale, error instanceof Error ? error.message : String(error)));
    }
  });

  function refused(
    reply: FastifyReply,
    admission: Exclude<Admission, { readonly kind: 'admitted' }>,
    hasTried: boolean,
  ) {
    switch (admission.kind) {
      case 'closed':
        return reply.callNotFound();
      case 'late':
        reply.code(429).header('retry-after', String(admission.retryAfter));
        return html(reply).send(signInPage(locale, 'late'));
      case 'refused':
        return html(reply.code(401)).send(signInPage(locale, hasTried ? 'wrong' : null));
    }
  }
}

function posted(request: FastifyRequest): z.infer<typeof form> {
  const parsed = form.safeParse(request.body ?? {});
  return parsed.success ? parsed.data : { token: '', name: '', from: '' };
}

function html(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8');
}
