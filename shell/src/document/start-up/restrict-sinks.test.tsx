import { restrictSinks } from './restrict-sinks';

type Rule = (text: string) => string | null;
type Rules = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>>;

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

function rules(): Rules {
  let given: Rules | null = null;
  Reflect.set(window, 'trustedTypes', {
    createPolicy: (name: string, policy: Rules) => {
      expect(name).toBe('default');
      given = policy;
    },
  });
  restrictSinks('/service-worker.js', 'script-origins');
  if (given === null) throw new Error('It has made no policy.');
  return given;
}

test.each([
  '/shell/main.1f14ec6760.js',
  '/shell/framework.1f14ec6760.js?attempt=2',
  '/remotes/mfe-blog/5741d198/remoteEntry.js',
  `${location.origin}/remotes/mfe-blog/v1.0-a/office/pages-blog.1.js`,
  '/service-worker.js',
])('%s may be a script', (url) => expect(rules().createScriptURL(url)).toBe(url));

test.each([
  'https://evil.example/shell/main.js',
  '//evil.example/shell/main.js',
  '/api/projectapi',
  '/api/x.js',
  '/images/shell/main.js',
  '/shell/../api/x.js',
  '/shell/%2e%2e/api/x.js',
  '/shell/a%2f..%2fb.js',
  '/remotes/mfe-blog/x.js',
  '/remotes/mfe-blog/v1/../../../api/x.js',
  '/shell/main.css',
  'data:text/javascript,/shell/main.js',
  'blob:null/shell/main.js',
  `blob:${location.origin}/shell/main.js`,
  '',
])('%s may not', (url) => expect(rules().createScriptURL(url)).toBeNull());

test('a script may be from an origin that the document had named before the policy was made, and from no other', () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'script-origins' });
  meta.content = 'https://a.example https://b.example';
  document.head.append(meta);
  const { createScriptURL } = rules();
  meta.content = 'https://evil.example';
  expect(createScriptURL('https://b.example/any/remoteEntry.js')).toBe('https://b.example/any/remoteEntry.js');
  for (const url of ['https://evil.example/a.js', 'https://b.example:444/a.js', 'http://b.example/a.js']) {
    expect(createScriptURL(url)).toBeNull();
  }
  meta.remove();
});

test.each(['{"@type":"Residence","name":"\\u003c/script>"}', '[1]', '"x"', 'null'])(
  '%s may be the text of a script: it is JSON, which runs nothing',
  (text) => expect(rules().createScript(text)).toBe(text),
);

test.each(['alert(1)', '{};alert(1)', '{"a":alert(1)}', '', 'x'])('the script %j is refused', (text) =>
  expect(rules().createScript(text)).toBeNull(),
);

test.each([
  '',
  '<svg/>',
  '<a class="x" href="/properties/?location=Dubai">© OpenStreetMap</a>',
  // Texts of the backend, as React escapes them.
  '<p title="Move in onwards=soon, on="> &lt;script&gt; onclick=x, srcdoc</p>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<style>@font-face{font-family:Jost}</style>',
])('%s may be HTML', (html) => expect(rules().createHTML(html)).toBe(html));

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=/api/x></SCRIPT>',
  '<script type="module">alert(1)</script>',
  '<p><img src=x onerror=alert(1)></p>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a title="x"onclick="alert(1)">x</a>',
  '<a title="x"\nONCLICK\n=alert(1)>x</a>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
])('%s may not', (html) => expect(rules().createHTML(html)).toBeNull());

test('parsing HTML to inspect it is not checked again', () => {
  const { createHTML } = rules();
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation((html) => {
    // As in a browser with Trusted Types.
    expect(createHTML(String(html))).toBe(html);
    return document.implementation.createHTMLDocument();
  });
  createHTML('<script>alert(1)</script>');
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
});

test('a browser without Trusted Types does nothing', () => {
  expect(() => restrictSinks('/service-worker.js', 'script-origins')).not.toThrow();
});
