import type { RemoteName } from '@iwan/tooling/workspace';

type PageOwner = RemoteName | 'shell';

/** The path, owner, heading and title of each page; the title without the site's name, and the heading where left out. */
const rows: readonly (readonly [path: string, owner: PageOwner, heading: string, title?: string])[] = [
  ['/', 'shell', 'Dubai, through the right door', ''],
  ['/properties/', 'mfe-listings', 'Exclusive Properties', 'Properties'],
  ['/marensand-developments-properties/harbour-gate/', 'mfe-listings', 'Harbour Gate', 'Harbour Gate, Dubai Marina'],
  ['/filter-property', 'mfe-listings', 'Your Personalized Property Showcase'],
  [
    '/locations/dubai-marina',
    'mfe-listings',
    'Your Personalized Property Showcase in Dubai Marina',
    'Properties in Dubai Marina',
  ],
  ['/map/', 'mfe-listings', 'Map', 'Map of Dubai projects'],
  ['/compare', 'mfe-listings', 'Compare projects'],
  ['/open-data', 'mfe-listings', 'Open data', 'Open data: our price history'],
  ['/developers/', 'mfe-developers', 'Developers'],
  ['/marensand-developments-properties/', 'mfe-developers', 'Marensand Developments'],
  ['/agents/layla-haddad/', 'mfe-developers', 'Layla Haddad', 'Layla Haddad, Sales Consultant'],
  ['/our-team', 'mfe-developers', 'Our Team'],
  ['/our-team/agents', 'mfe-developers', 'Meet Our Agents', 'Agents'],
  ['/video-gallery', 'mfe-developers', 'Video Gallery'],
  ['/blog', 'mfe-blog', 'Dubai property blog', 'Blog'],
  ['/blog-details/1', 'mfe-blog', 'Buying off plan'],
  ['/about/', 'shell', 'About Us'],
  ['/contact-us/', 'shell', 'Contact Us'],
  ['/faq', 'shell', 'Questions and answers', 'FAQ: buying property in Dubai'],
  ['/privacy-policy', 'shell', 'Privacy Policy'],
  ['/terms-and-condition', 'shell', 'Terms and Conditions'],
  ['/career', 'mfe-tools', 'Work with us', 'Career'],
  ['/career/property-inspector', 'mfe-tools', 'Property Inspector', 'Property Inspector | Career'],
];

/** The pages of the site. A new page gets a row above, and thereby the tour. */
export const wiredPages = rows.map(([path, owner, heading, title = heading]) => ({
  path,
  owner,
  heading,
  title: title === '' ? 'Iwan Real Estate' : `${title} | Iwan Real Estate`,
}));

/** The dialogs of the site, by the query that opens them on any page. */
export const siteDialogs = [
  'calculator&loan=1000000&rate=5&years=20',
  'calculator&tab=converter',
  'contact',
  'sign-in',
  'saved',
  'apply',
] as const;
