import { business } from '@iwan/shared/domain/model/business';
import type { Employment } from '@iwan/shared/domain/model/employment';
import type { JobPosting } from 'schema-dts';

/** Kinds of employment in the vocabulary of schema.org. */
export const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
} as const satisfies Record<Employment, string>;

export interface Posting {
  readonly title: string;
  /** The description: plain text, or HTML of paragraphs and lists. */
  readonly description: string;
  /** The day of publication, as an ISO 8601 date. */
  readonly datePosted: string;
  /** The last day of applications, as an ISO 8601 date, where there is one. */
  readonly validThrough?: string;
  readonly employmentType?: (typeof employmentTypes)[Employment];
  /** Its path on the site. */
  readonly href: string;
}

/** The structured data of an opening at our address. */
export function jobPosting({ href, ...posting }: Posting): object {
  return {
    '@type': 'JobPosting',
    ...posting,
    url: href,
    hiringOrganization: { '@type': 'Organization', name: business.fullName, sameAs: business.social[0].href },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: business.address[0],
        addressLocality: business.address[2],
        addressCountry: 'AE',
      },
    },
  } satisfies JobPosting;
}
