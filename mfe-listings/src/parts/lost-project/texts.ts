export const texts = {
  /** Section 8. */
  notFound: 'Property not found',
  reason: 'It may have been renamed or taken off the market, or the link was cut off on its way.',
  near: 'What is near it',
} as const;
