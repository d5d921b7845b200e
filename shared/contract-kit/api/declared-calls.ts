import type { CallDeclaration, CallKeeping } from '../contracts/call';

/**
 * The calls of section 7 that the functions of this folder make: their paths, and the declarations for a remote that makes
 * them. The paths are separate constants, so that a browser's script does not contain the declarations.
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
/** Not in section 7: an addition of our own backend. */
export const searchAlertsPath = '/api/search-alerts';
export const alertDevicesPath = `${searchAlertsPath}/devices`;

/** Not in section 7 either: areas and their service charges, and registered sales. */
export const areasPath = '/api/areasapi/areas';
export const areaChargesPath = '/api/areasapi/charges';
export const salesOfProjectPath = '/api/salesapi/projects';
export const salesOfAreaPath = '/api/salesapi/areas';

/** Responses that are the same for everybody and change when an editor changes something. */
export const usualKeeping: CallKeeping = { freshFor: 1, staleFor: 600, variesBy: ['query'] };

const list = { key: 'data', holds: 'list' } as const;
const record = { key: 'data', holds: 'record' } as const;

export const projectCalls = {
  list: { method: 'GET', path: projectsPath, answer: list, keep: usualKeeping },
  find: { method: 'GET', path: `${projectsPath}/:name`, answer: record, keep: usualKeeping },
  ofDeveloper: { method: 'GET', path: `${projectsOfDeveloperPath}/:name`, answer: list, keep: usualKeeping },
  ofAgent: { method: 'GET', path: `${projectsOfAgentPath}/:name`, answer: list, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const areaCalls = {
  list: { method: 'GET', path: areasPath, answer: list, keep: usualKeeping },
  find: { method: 'GET', path: `${areasPath}/:name`, answer: record, keep: usualKeeping },
  charges: { method: 'GET', path: `${areaChargesPath}/:slug`, answer: record, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

/** Our own backend keeps these answers for a minute as well. */
const salesKeeping: CallKeeping = { ...usualKeeping, freshFor: 60 };

export const salesCalls = {
  ofProject: { method: 'GET', path: `${salesOfProjectPath}/:name`, answer: record, keep: salesKeeping },
  ofArea: { method: 'GET', path: `${salesOfAreaPath}/:slug`, answer: record, keep: salesKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const developerCalls = {
  list: { method: 'GET', path: developersPath, answer: list, keep: usualKeeping },
  find: { method: 'GET', path: `${developersPath}/:name`, answer: record, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const agentCalls = {
  list: { method: 'GET', path: agentsPath, answer: list, keep: usualKeeping },
  // A single agent, too, is sent as a list (section 7).
  find: { method: 'GET', path: `${agentsPath}/:name`, answer: list, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const blogCalls = {
  list: { method: 'GET', path: blogsPath, answer: { key: 'blogs', holds: 'list' }, keep: usualKeeping },
} as const satisfies Record<string, CallDeclaration>;

export const contactCall = { method: 'POST', path: contactPath } as const satisfies CallDeclaration;

/** The content behind a link in a mail is private to one visitor. */
export const searchAlertCalls = {
  ask: { method: 'POST', path: searchAlertsPath },
  find: { method: 'GET', path: searchAlertsPath },
  confirm: { method: 'POST', path: `${searchAlertsPath}/confirm` },
  end: { method: 'POST', path: `${searchAlertsPath}/end` },
  deviceKey: { method: 'GET', path: alertDevicesPath },
  addDevice: { method: 'POST', path: alertDevicesPath },
} as const satisfies Record<string, CallDeclaration>;

export const sessionCalls = {
  current: { method: 'GET', path: sessionPath },
  sendCode: { method: 'POST', path: sendCodePath },
  verifyCode: { method: 'POST', path: verifyCodePath },
  signOut: { method: 'POST', path: signOutPath },
} as const satisfies Record<string, CallDeclaration>;
