import { business } from '@iwan/shared/contracts/business';
import type { Head } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';

/** Title and description are the product's name followed by 'Real Estate' (section 2). */
export const homeHead: Head = {
  title: business.fullName,
  description: business.fullName,
  canonical: paths.home(),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: business.fullName,
    telephone: business.phone.text,
    email: business.email.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address[0],
      addressLocality: business.address[2],
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
    sameAs: business.social.map(({ href }) => href),
  },
};
