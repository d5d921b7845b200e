import type { Organization, VideoObject } from 'schema-dts';

interface DescribedVideo {
  readonly name: string;
  readonly description: string;
  /** Its path on the site, or the address of a player. */
  readonly address: string;
  readonly kind: 'file' | 'frame';
  /** The path of a picture of it on the site. */
  readonly poster: string | null;
  readonly about?: Organization;
}

/**
 * The structured data of a video. schema.org requires no property; Google also needs the upload date (`uploadDate`) before it
 * shows a video among its results. No backend has that date, so it is left out.
 */
export function videoObject({ name, description, address, kind, poster, about }: DescribedVideo): object {
  return {
    '@type': 'VideoObject',
    name,
    description,
    ...(poster !== null && { thumbnailUrl: poster }),
    [kind === 'file' ? 'contentUrl' : 'embedUrl']: address,
    ...(about && { about }),
  } satisfies VideoObject;
}
