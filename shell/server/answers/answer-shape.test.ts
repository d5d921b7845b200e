import { isAnswerTo, isPublicCall } from './answer-shape';

test.each([
  ['/api/projectapi', { data: [] }],
  ['/api/projectapi?page=2&per_page=9', { data: [{ name: 'Harbour Gate' }], meta: {} }],
  ['/api/projectapi/harbour gate', { data: { name: 'Harbour Gate' } }],
  ['/api/projectapi/harbour%20gate?x=1', { data: [{ name: 'Harbour Gate' }] }],
  ['/api/agentapi/layla', { data: [] }],
  ['/api/blogs', { blogs: [] }],
  ['/api/blogs/7', { blogs: { id: 7 } }],
])('takes what %s may answer', (path, body) => {
  expect(isAnswerTo(path, body)).toBe(true);
  expect(isPublicCall(path)).toBe(true);
});

test.each([
  ['/api/projectapi', '<!doctype html><title>Bad gateway</title>'],
  ['/api/projectapi', '{"data":[{"name":"Half a'],
  ['/api/projectapi', { data: 7 }],
  ['/api/projectapi', { data: { name: 'one' } }],
  ['/api/projectapi', { error: 'maintenance' }],
  ['/api/projectapi', null],
  ['/api/projectapi/harbour gate', { data: 'none' }],
  ['/api/blogs', { data: [] }],
  ['/api/blogs/7', { blogs: 'none' }],
])('takes for no answer of %s: %j', (path, body) => {
  expect(isAnswerTo(path, body)).toBe(false);
});

test.each(['/api/contact', '/api/comment', '/api/blog_like/7', '/api/session', '/api', '/metrics'])(
  '%s is no call that gives everybody the same',
  (path) => expect(isPublicCall(path)).toBe(false),
);
