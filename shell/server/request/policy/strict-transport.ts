/** Without `includeSubDomains`: subdomains are not ours to decide. */
export const strictTransportSecurity = (siteUrl: string) =>
  siteUrl.startsWith('https:') && { includeSubDomains: false };
