import { registrationIdentifier } from '@iwan/shared/domain/contact/registration-number';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { RealEstateAgent } from 'schema-dts';

/** The identifier of the business in structured data. */
export const organizationId = '/#organization';

/** The business itself; `href`: the path of Home. */
export function organization(href: string, locale: string, orn: string = business.orn): object {
  const texts = businessTextsOf(locale);
  const identifier = registrationIdentifier('ORN', orn);
  return {
    '@type': 'RealEstateAgent',
    '@id': organizationId,
    name: texts.fullName,
    ...(identifier !== null && { identifier }),
    url: href,
    logo: '/favicon.svg',
    image: '/social.jpg',
    telephone: business.phone.text,
    email: business.email.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: texts.street,
      addressLocality: texts.city,
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
    areaServed: { '@type': 'City', name: texts.city },
    sameAs: business.social.map(({ href }) => href),
  } satisfies RealEstateAgent;
}
