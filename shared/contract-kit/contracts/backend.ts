/**
 * The contract between the site and its backend: section 7, which our own backend serves and any other may. A release names the
 * versions that it works with and the calls that it makes.
 */
export const backendContract = {
  version: '1.0.0',
  /** Method and path with parameters in braces. A test in the backend compares the list with its routes. */
  calls: [
    'GET /api/projectapi',
    'GET /api/projectapi/{name}',
    'GET /api/agentapi',
    'GET /api/agentapi/{name}',
    'GET /api/agentProject/{name}',
    'GET /api/developerapi',
    'GET /api/developerapi/{name}',
    'GET /api/developerProject/{name}',
    'GET /api/teamapi',
    'GET /api/blogs',
    'GET /api/blogs/{id}',
    'GET /api/session',
    'POST /api/contact',
    'POST /api/send-user-otp',
    'POST /api/verify-user-otp',
    'POST /api/sign-out',
    'POST /api/comment',
    'POST /api/reply',
    'POST /api/blog_like/{id}',
    'POST /api/blog_dlike/{id}',
  ],
  /** Calls that our own backend has in addition: a release may make them, and has to work without them. */
  extensions: [
    'POST /api/search-alerts',
    'GET /api/search-alerts',
    'POST /api/search-alerts/confirm',
    'POST /api/search-alerts/end',
    'GET /api/redirects',
    'GET /api/preview',
    'GET /api/openings',
    'GET /api/salesapi/projects/{name}',
    'GET /api/salesapi/areas/{slug}',
    'GET /api/feeds/listings.xml',
    'GET /api/feeds/listings.json',
    'GET /api/areasapi/areas',
    'GET /api/areasapi/areas/{name}',
    'GET /api/areasapi/charges/{slug}',
    'GET /api/agent-figures',
    'GET /api/agent-figures/{name}',
    'GET /api/agent-reviews',
    'POST /api/agent-reviews',
    'GET /api/faq',
    'GET /api/texts',
  ],
} as const;
