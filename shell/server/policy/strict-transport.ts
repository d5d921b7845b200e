/** That a site is reached by https alone holds for the site; what else has a name below its own is not ours to decide. */
export const strictTransportSecurity = (siteUrl: string) =>
  siteUrl.startsWith('https:') && { includeSubDomains: false };
