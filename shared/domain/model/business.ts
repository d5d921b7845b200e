/**
 * The data of the business itself: name, contact, address. The specification requires phone numbers without giving them
 * (section 2); these are placeholders.
 */
export const business = {
  name: 'Iwan',
  /** Title and description of Home, and the line at the foot of every page (section 2). */
  fullName: 'Iwan Real Estate',
  phone: {
    text: '+971 4 000 0000',
    /** Digits only, country code first. */
    digits: '97140000000',
    href: 'tel:+97140000000',
  },
  whatsapp: {
    text: '+971 50 000 0000',
    digits: '971500000000',
    href: 'https://wa.me/971500000000',
  },
  email: {
    text: 'hello@iwan.example',
    href: 'mailto:hello@iwan.example',
  },
  /** The office registration number (ORN) that the Land Department gives a company; a placeholder, and said to be one. */
  orn: '00000 (invented)',
  /** When the office is open, in Dubai: weekdays from Sunday (0), and hours. Placeholders. */
  hours: { days: [1, 2, 3, 4, 5, 6], from: 9, to: 18 },
  address: ['Level 9, Basin House', 'Business Bay', 'Dubai'],
  /** Decimal degrees. */
  coordinates: { latitude: 25.1857, longitude: 55.2725 },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/iwan.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/iwan-example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@iwan.example' },
    { name: 'Facebook', href: 'https://www.facebook.com/iwan.example' },
  ],
} as const;
