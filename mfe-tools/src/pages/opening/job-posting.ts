import { business } from '@iwan/shared/domain/model/business';
import type { JobPosting } from 'schema-dts';

export interface Opening {
  readonly title: string;
  /** What the work is: plain text, or HTML of paragraphs and lists. */
  readonly description: string;
  /** When it was put up, as an ISO 8601 date. */
  readonly datePosted: string;
  /** Until when one may apply, as an ISO 8601 date, where that is set. */
  readonly validThrough?: string;
  readonly employmentType?: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'INTERN';
  /** Its path on the site. */
  readonly href: string;
}

/** A position with us, at our address. */
export function jobPosting({ href, employmentType = 'FULL_TIME', ...opening }: Opening): object {
  return {
    '@type': 'JobPosting',
    ...opening,
    url: href,
    employmentType,
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
