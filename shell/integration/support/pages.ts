/** The pages of the site: their owner, heading and title. A new page gets a line here, and thereby the tour. */
export const wiredPages = [
  { path: '/', owner: 'shell', heading: 'Dubai, through the right door', title: 'Iwan Real Estate' },
  {
    path: '/properties/',
    owner: 'mfe-listings',
    heading: 'Exclusive Properties',
    title: 'Properties | Iwan Real Estate',
  },
  {
    path: '/marensand-developments-properties/harbour-gate/',
    owner: 'mfe-listings',
    heading: 'Harbour Gate',
    title: 'Harbour Gate, Dubai Marina | Iwan Real Estate',
  },
  {
    path: '/filter-property',
    owner: 'mfe-listings',
    heading: 'Your Personalized Property Showcase',
    title: 'Your Personalized Property Showcase | Iwan Real Estate',
  },
  {
    path: '/locations/dubai-marina',
    owner: 'mfe-listings',
    heading: 'Your Personalized Property Showcase in Dubai Marina',
    title: 'Properties in Dubai Marina | Iwan Real Estate',
  },
  { path: '/map/', owner: 'mfe-listings', heading: 'Map', title: 'Map of Dubai projects | Iwan Real Estate' },
  {
    path: '/compare',
    owner: 'mfe-listings',
    heading: 'Compare projects',
    title: 'Compare projects | Iwan Real Estate',
  },
  {
    path: '/open-data',
    owner: 'mfe-listings',
    heading: 'Open data',
    title: 'Open data: our price history | Iwan Real Estate',
  },
  { path: '/developers/', owner: 'mfe-developers', heading: 'Developers', title: 'Developers | Iwan Real Estate' },
  {
    path: '/marensand-developments-properties/',
    owner: 'mfe-developers',
    heading: 'Marensand Developments',
    title: 'Marensand Developments | Iwan Real Estate',
  },
  {
    path: '/agents/layla-haddad/',
    owner: 'mfe-developers',
    heading: 'Layla Haddad',
    title: 'Layla Haddad, Sales Consultant | Iwan Real Estate',
  },
  { path: '/our-team', owner: 'mfe-developers', heading: 'Our Team', title: 'Our Team | Iwan Real Estate' },
  { path: '/our-team/agents', owner: 'mfe-developers', heading: 'Meet Our Agents', title: 'Agents | Iwan Real Estate' },
  {
    path: '/video-gallery',
    owner: 'mfe-developers',
    heading: 'Video Gallery',
    title: 'Video Gallery | Iwan Real Estate',
  },
  { path: '/blog', owner: 'mfe-blog', heading: 'Dubai property blog', title: 'Blog | Iwan Real Estate' },
  {
    path: '/blog-details/1',
    owner: 'mfe-blog',
    heading: 'Buying off plan',
    title: 'Buying off plan | Iwan Real Estate',
  },
  { path: '/about/', owner: 'shell', heading: 'About Us', title: 'About Us | Iwan Real Estate' },
  { path: '/contact-us/', owner: 'shell', heading: 'Contact Us', title: 'Contact Us | Iwan Real Estate' },
  {
    path: '/faq',
    owner: 'shell',
    heading: 'Questions and answers',
    title: 'FAQ: buying property in Dubai | Iwan Real Estate',
  },
  { path: '/privacy-policy', owner: 'shell', heading: 'Privacy Policy', title: 'Privacy Policy | Iwan Real Estate' },
  {
    path: '/terms-and-condition',
    owner: 'shell',
    heading: 'Terms and Conditions',
    title: 'Terms and Conditions | Iwan Real Estate',
  },
  { path: '/career', owner: 'mfe-tools', heading: 'Work with us', title: 'Career | Iwan Real Estate' },
  {
    path: '/career/property-inspector',
    owner: 'mfe-tools',
    heading: 'Property Inspector',
    title: 'Property Inspector | Career | Iwan Real Estate',
  },
] as const;

/** The dialogs of the site, by the query that opens them on any page. */
export const siteDialogs = [
  'calculator&loan=1000000&rate=5&years=20',
  'calculator&tab=converter',
  'contact',
  'sign-in',
  'saved',
  'apply',
] as const;
