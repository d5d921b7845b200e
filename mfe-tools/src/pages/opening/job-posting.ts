import { business } from '@iwan/shared/domain/model/business';
import type { JobPosting } from 'schema-dts';

export interface Opening {
  readonly title: string;
  /** The description: plain text, or HTML of paragraphs and lists. */
  readonly description: string;
  /** The day of publication, as an ISO 8601 date. */
  readonly datePosted: string;
  /** The last day of applications, as an ISO 8601 date, where there is one. */
  readonly validThrough?: string;
  readonly employmentType?: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'INTERN';
  /** Its path on the site. */
  readonly href: string;
}

/** The structured data of an opening at our address. */
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
