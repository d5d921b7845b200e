import type { MadePage } from '../canaries/canary-judge';
import type { Site } from '../releases/composed-site';
import type { DocumentAnswer } from './render-document';

/** The releases that a document was made with. */
export function madePage(
  { owners }: Extract<DocumentAnswer, { readonly kind: 'document' }>,
  { releases }: Pick<Site, 'releases'>,
): MadePage {
  const versions = [...(owners?.all ?? [])].flatMap((remote) => {
    const version = releases.get(remote)?.release.version;
    return version === undefined ? [] : [[remote, version] as const];
  });
  return { releases: Object.fromEntries(versions), faulty: owners?.faulty ?? new Set() };
}
