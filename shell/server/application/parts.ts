import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyRequest } from 'fastify';
import type { ResponseCache } from '../data/responses/response-cache';
import type { Environment } from '../environment';
import type { StrayErrors } from '../operation/stray-errors';
import type { Metrics } from '../operation/telemetry/metrics';
import type { BackendReadiness } from '../render/backend-readiness';
import type { AssetsOfLanguages } from '../render/shell-assets';
import type { VisitorHttp } from '../request/network/visitor-http';

/** What the program (`main.ts`) passes to the document server. */
export interface Parts {
  readonly environment: Environment;
  /** An uncached client: also for reading whole catalogues, which would evict what pages need from the cache. */
  readonly direct: Http;
  readonly answers: ResponseCache;
  /** A client of the backend with a visitor's cookies. */
  readonly httpFor: (request: FastifyRequest) => VisitorHttp;
  /** The way to the backend for a page with the record that a preview shows. */
  readonly previewHttp: (token: string) => Http;
  readonly strayErrors: StrayErrors;
  readonly metrics: Metrics;
  /** The folder of the running release of the shell. */
  readonly ownFolder: string;
  /** The version of that release. */
  readonly version: string;
  /** Whether this server forwards requests to a canary of the shell: not in development, and not where it is one itself. */
  readonly mayHaveShellCanary: boolean;
  /** Whether it is such a canary itself. */
  readonly isShellCanary: boolean;
  /** Aborted when another server has taken over the port. */
  readonly finishing: AbortSignal;
  readonly shellAssets: AssetsOfLanguages;
  /** Set where our own backend starts beside the site. */
  readonly readiness?: BackendReadiness;
  /** Set in development: relaxes the policy for React Refresh, with a script that runs first in every document. */
  readonly developmentScript?: string;
}
