/** The pages of the site, whose each is: what its heading says, and its title. A new page gets a line here, and with it the tour. */
export const wiredPages = [
  { path: '/', heading: 'Dubai, through the right door', title: 'Iwan Real Estate' },
  { path: '/properties/', heading: 'Exclusive Properties', title: 'Properties | Iwan Real Estate' },
  {
    path: '/marensand-developments-properties/harbour-gate/',
    heading: 'Harbour Gate',
    title: 'Harbour Gate, Dubai Marina | Iwan Real Estate',
  },
  {
    path: '/filter-property',
    heading: 'Your Personalized Property Showcase',
    title: 'Your Personalized Property Showcase | Iwan Real Estate',
  },
  {
    path: '/locations/dubai-marina',
    heading: 'Your Personalized Property Showcase',
    title: 'Properties in Dubai Marina | Iwan Real Estate',
  },
  { path: '/map/', heading: 'Map', title: 'Map of Dubai properties | Iwan Real Estate' },
  { path: '/compare', heading: 'Compare', title: 'Compare properties | Iwan Real Estate' },
  { path: '/developers/', heading: 'Developers', title: 'Developers | Iwan Real Estate' },
  {
    path: '/marensand-developments-properties/',
    heading: 'Marensand Developments',
    title: 'Marensand Developments | Iwan Real Estate',
  },
  {
    path: '/agents/layla-haddad/',
    heading: 'Layla Haddad',
    title: 'Layla Haddad, Sales Consultant | Iwan Real Estate',
  },
  { path: '/our-team', heading: 'Our Team', title: 'Our Team | Iwan Real Estate' },
  { path: '/our-team/agents', heading: 'Meet Our Agents', title: 'Agents | Iwan Real Estate' },
  { path: '/video-gallery', heading: 'Video Gallery', title: 'Video Gallery | Iwan Real Estate' },
  { path: '/blog', heading: 'Notes from the doorstep', title: 'Blog | Iwan Real Estate' },
  { path: '/blog-details/1', heading: 'Buying off plan', title: 'Buying off plan | Iwan Real Estate' },
  { path: '/about/', heading: 'About Us', title: 'About Us | Iwan Real Estate' },
  { path: '/contact-us/', heading: 'Contact Us', title: 'Contact Us | Iwan Real Estate' },
  { path: '/faq', heading: 'Questions and answers', title: 'FAQ: buying property in Dubai | Iwan Real Estate' },
  { path: '/privacy-policy', heading: 'Privacy Policy', title: 'Privacy Policy | Iwan Real Estate' },
  {
    path: '/terms-and-condition',
    heading: 'Terms and Conditions',
    title: 'Terms and Conditions | Iwan Real Estate',
  },
  { path: '/career', heading: 'Work where the doors open', title: 'Career | Iwan Real Estate' },
  {
    path: '/career/property-inspector',
    heading: 'Property Inspector',
    title: 'Property Inspector | Career | Iwan Real Estate',
  },
] as const;
