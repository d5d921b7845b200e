import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyRequest } from 'fastify';
import type { AnswerCache } from '../answers/answer-cache';
import type { BackendReadiness } from '../document/backend-readiness';
import type { ShellAssets } from '../document/shell-assets';
import type { Environment } from '../environment';
import type { VisitorHttp } from '../network/visitor-http';
import type { StrayErrors } from '../stray-errors';
import type { Metrics } from '../telemetry/metrics';

/** What the program (`main.ts`) gives the document server. */
export interface Parts {
  readonly environment: Environment;
  /** For what is not kept, and for what reads whole catalogues, which would push out of the kept answers what pages need. */
  readonly direct: Http;
  readonly answers: AnswerCache;
  /** The way to the backend for what a visitor has posted. */
  readonly httpFor: (request: FastifyRequest) => VisitorHttp;
  /** The way to the backend for a page with the record that a preview shows. */
  readonly previewHttp: (token: string) => Http;
  readonly strayErrors: StrayErrors;
  readonly metrics: Metrics;
  /** The folder of the release of the shell that runs. */
  readonly ownFolder: string;
  /** The version of that release. */
  readonly version: string;
  /** Whether this server passes requests on to a canary of the shell: not in development, and not where it is one itself. */
  readonly mayHaveShellCanary: boolean;
  readonly shellAssets: () => ShellAssets;
  /** Set where our own backend starts beside the site. */
  readonly readiness?: BackendReadiness;
  /** Set in development: loosens what React Refresh needs loose, and runs first in every document. */
  readonly developmentScript?: string;
}
