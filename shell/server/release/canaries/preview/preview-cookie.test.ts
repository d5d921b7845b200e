import { previewedIn, setPreviewCookie, withPreview } from './preview-cookie';

const blog = { name: 'mfe-blog', version: '0f3a' };
const tools = { name: 'mfe-tools', version: '1b22' };

test.each([
  ['iwan_preview=mfe-blog:0f3a', [blog]],
  ['a=b; iwan_preview=mfe-blog:0f3a,mfe-tools:1b22', [blog, tools]],
  ['iwan_preview=mfe-blog:1,mfe-blog:0f3a', [blog]],
  ['iwan_preview=mfe-blog:../../etc', []],
  ['iwan_preview=https://elsewhere.example/remote.js', []],
  ['iwan_preview=..:0f3a', []],
  ['iwan_preview=mfe-blog', []],
  ['iwan_preview=', []],
  [`iwan_preview=${'mfe-blog:0f3a,'.repeat(100)}`, []],
  [undefined, []],
])('reads what is previewed of the cookies %p', (cookies, previewed) => {
  expect(previewedIn(cookies)).toEqual(previewed);
});

test('what is set is read again', () => {
  const [cookie] = setPreviewCookie([blog, tools], true).split(';');
  expect(previewedIn(cookie)).toEqual([blog, tools]);
  expect(setPreviewCookie([], false)).toBe('iwan_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test('of each remote one release is previewed, the last one that was asked for', () => {
  expect(withPreview([blog, tools], { ...blog, version: '2c' })).toEqual([tools, { ...blog, version: '2c' }]);
  expect(withPreview([], blog)).toEqual([blog]);
});
