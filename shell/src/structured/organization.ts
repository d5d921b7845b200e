import { registrationIdentifier } from '@iwan/shared/domain/contact/registration-number';
import { business } from '@iwan/shared/domain/model/business';
import type { RealEstateAgent } from 'schema-dts';

/** The identifier of the business in structured data. */
export const organizationId = '/#organization';

/** The business itself; `href`: the path of Home. */
export function organization(href: string, orn: string = business.orn): object {
  const identifier = registrationIdentifier('ORN', orn);
  return {
    '@type': 'RealEstateAgent',
    '@id': organizationId,
    name: business.fullName,
    ...(identifier !== null && { identifier }),
    url: href,
    logo: '/favicon.svg',
    image: '/social.jpg',
    telephone: business.phone.text,
    email: business.email.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address[0],
      addressLocality: business.address[2],
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
    areaServed: { '@type': 'City', name: 'Dubai' },
    sameAs: business.social.map(({ href }) => href),
  } satisfies RealEstateAgent;
}
