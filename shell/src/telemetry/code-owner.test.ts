import { codeOwner } from './failure-log';

const origin = 'https://iwan.example';
const blog = `${origin}/remotes/mfe-blog/1a2b/pages.1.js:1:20`;
const listings = `${origin}/remotes/mfe-listings/3c4d/entry.js:2:7`;
const framework = `${origin}/shell/framework.1.js:1:99`;

test.each([
  ['a remote that throws', `Error: x\n  at f (${blog})`, { name: 'mfe-blog', version: '1a2b' }],
  ['React, called by a remote', `Error\n at ${framework}\n at ${blog}`, { name: 'mfe-blog', version: '1a2b' }],
  ['the innermost of two remotes', `at ${listings}\nat ${blog}`, { name: 'mfe-listings', version: '3c4d' }],
  ['Safari’s stacks', `f@${blog}\n@${framework}`, { name: 'mfe-blog', version: '1a2b' }],
  ['the shell', `at g (${framework})`, { name: 'shell', version: null }],
  ['an extension', 'at chrome-extension://abc/remotes/mfe-blog/1/x.js:1:1', null],
  ['another site', 'at https://evil.example/remotes/mfe-blog/1/x.js:1:1', null],
  ['a path that climbs', `at ${origin}/remotes/../x/y.js`, null],
  ['no stack', '', null],
])('knows whose code it is: %s', (_, stack, owner) => {
  expect(codeOwner(stack, origin)).toEqual(owner);
});
