import { displayName } from './sessions';

test.each([
  ['grace.adeyemi@example.com', 'Grace A.'],
  ['grace_m_adeyemi@example.com', 'Grace M.'],
  ['noor@example.com', 'Noor'],
  ['noor+iwan@example.com', 'Noor'],
  ['x1992@example.com', 'Reader'],
  ['971501234567@example.com', 'Reader'],
  ['émile.zola@example.com', 'Émile Z.'],
])('shows %s as %s', (email, name) => {
  expect(displayName(email)).toBe(name);
});
