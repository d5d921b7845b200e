import { type CallNeeds, officeCalls } from './office-calls';
import { forbiddenFields, may } from './rights';
import { roles } from './roles';
import { secondFactorOf } from './second-factor';

/** Who gets in: the initials of the roles, small for those who are kept to their own records. */
function whoMay({ subject, action }: Exclude<CallNeeds, string>): string {
  return roles
    .map((role) => {
      const initial = role === 'administrator' ? 'M' : role.charAt(0).toUpperCase();
      if (may(role, subject, action, false)) return initial;
      return may(role, subject, action, true) ? initial.toLowerCase() : '-';
    })
    .join('');
}

const callsOf = (who: string) =>
  officeCalls.flatMap(({ method, path, needs }) =>
    typeof needs === 'object' && whoMay(needs) === who ? [`${method} ${path}`] : [],
  );

test('people, what is held about persons, and the trail are for administrators (M)', () => {
  expect(callsOf('M---')).toEqual([
    ...['GET /people', 'GET /people/:id', 'GET /people/:id/history', 'POST /people', 'PATCH /people/:id'],
    ...['DELETE /people/:id', 'DELETE /people/:id/sessions', 'POST /persons/find', 'POST /persons/erase'],
    ...['GET /audit', 'GET /audit/:id'],
  ]);
});

test('leads are for administrators, and for agents as far as they are their own', () => {
  const ofLeads = officeCalls.filter(({ needs }) => typeof needs === 'object' && needs.subject === 'leads');
  const titles = ofLeads.map(({ method, path }) => `${method} ${path}`);
  expect(callsOf('M-A-')).toEqual(['POST /leads']);
  expect(callsOf('M-a-')).toEqual(expect.arrayContaining(titles.filter((title) => title !== 'POST /leads')));
});

test('editors write content, agents their own record, and readers nothing', () => {
  expect(callsOf('ME--')).toEqual(expect.arrayContaining(['PATCH /projects/:id', 'POST /blogs', 'DELETE /team/:id']));
  expect(callsOf('MEa-')).toEqual(['PATCH /agents/:id', 'POST /agents/:id/preview', 'POST /agents/:id/restore']);
  // What the site shows is no agent's to decide, their own page included.
  expect(callsOf('ME--')).toEqual(expect.arrayContaining(['POST /agents/:id/publish', 'POST /agents/:id/unpublish']));
  const writing = officeCalls.filter(({ method, needs }) => method !== 'GET' && typeof needs === 'object');
  expect(writing.filter(({ needs }) => whoMay(needs as Exclude<CallNeeds, string>).endsWith('R'))).toEqual([]);
});

test('an agent moves a lead and does not give it away', () => {
  expect(forbiddenFields('agent', 'leads', ['stage', 'assigneeId'])).toEqual(['assigneeId']);
  expect(forbiddenFields('administrator', 'leads', ['stage', 'assigneeId'])).toEqual([]);
});

test.each([
  [{ isDemanded: true, hasPasskey: false, isShown: false }, 'enrol'],
  [{ isDemanded: true, hasPasskey: true, isShown: false }, 'required'],
  [{ isDemanded: true, hasPasskey: true, isShown: true }, 'none'],
  [{ isDemanded: false, hasPasskey: false, isShown: false }, 'none'],
  [{ isDemanded: false, hasPasskey: true, isShown: false }, 'required'],
] as const)('a session of %j needs as its second factor: %s', (standing, expected) => {
  expect(secondFactorOf(standing)).toBe(expected);
});

test('each call stands in the table once', () => {
  const names = officeCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});
