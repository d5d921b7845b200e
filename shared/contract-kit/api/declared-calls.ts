import type { CallDeclaration, CallKeeping } from '../contracts/call';

/**
 * The calls of section 7 that the functions of this folder make: their paths, and what a remote declares that makes them.
 * The paths are constants of their own, so that a browser's script has nothing of the declarations.
 */
export const projectsPath = '/api/projectapi';
export const projectsOfDeveloperPath = '/api/developerProject';
export const projectsOfAgentPath = '/api/agentProject';
export const developersPath = '/api/developerapi';
export const agentsPath = '/api/agentapi';
export const blogsPath = '/api/blogs';
export const contactPath = '/api/contact';
export const sessionPath = '/api/session';
export const sendCodePath = '/api/send-user-otp';
export const verifyCodePath = '/api/verify-user-otp';
export const signOutPath = '/api/sign-out';
/** Not of section 7: our own backend has it. */
export const searchAlertsPath = '/api/search-alerts';

/** What gives everybody the same and changes when an editor changes it. */
export const usualKeeping: CallKeeping = { freshFor: 1, staleFor: 600, variesBy: ['query'] };

const list = { key: 'data', holds: 'list' } as const;
const record = { key: 'data', holds: 'record' } as const;

export const projectCalls = {
  list: { method: 'GET', path: projectsPath, answer: list, keep: usualKeeping },
  find: { method: 'GET', path: `${projectsPath}/:name`, answer: record, keep: usualKeeping },
  ofDeveloper: { method: 'GET', path: `${projectsOfDeveloperPath}/:name`, answer: list, keep: usualKeeping },
  ofAgent: { method: 'GET', path: `${projectsOfAgentPath}/:name`, answer: list, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const developerCalls = {
  list: { method: 'GET', path: developersPath, answer: list, keep: usualKeeping },
  find: { method: 'GET', path: `${developersPath}/:name`, answer: record, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const agentCalls = {
  list: { method: 'GET', path: agentsPath, answer: list, keep: usualKeeping },
  // One agent comes as a list, too (section 7).
  find: { method: 'GET', path: `${agentsPath}/:name`, answer: list, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const blogCalls = {
  list: { method: 'GET', path: blogsPath, answer: { key: 'blogs', holds: 'list' }, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const contactCall = { method: 'POST', path: contactPath } as const satisfies CallDeclaration;

/** What is behind the link of a mail is one visitor's own. */
export const searchAlertCalls = {
  ask: { method: 'POST', path: searchAlertsPath },
  find: { method: 'GET', path: searchAlertsPath },
  confirm: { method: 'POST', path: `${searchAlertsPath}/confirm` },
  end: { method: 'POST', path: `${searchAlertsPath}/end` },
} as const satisfies Record<string, CallDeclaration>;

export const sessionCalls = {
  current: { method: 'GET', path: sessionPath },
  sendCode: { method: 'POST', path: sendCodePath },
  verifyCode: { method: 'POST', path: verifyCodePath },
  signOut: { method: 'POST', path: signOutPath },
} as const satisfies Record<string, CallDeclaration>;
