import fc from 'fast-check';
import type { OpenApi } from './described-response';

/** A random request: mostly as the document describes, sometimes anything at all. */
export interface StrangeRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path as in the document. */
  readonly template: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** Texts that are known to break servers, and names that exist here. */
const awkwardText = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '%',
    '%00',
    '%2e%2e%2f',
    '../../etc/passwd',
    '-1',
    '1e309',
    '０１',
  ],
  ...['__proto__', 'constructor', "' or 1=1 --", '<script>alert(1)</script>', '=1+1', 'ا', '𝒳', 'NaN', '2147483648'],
  ...['Lazurine Quay', 'lazurine-quay', 'quay 7 8', 'Quay 7/8', 'Mei Lin Tan', 'Soravale Properties', '1', '12'],
  ...['lina@example.com', '971501234567', 'Contact', 'Career', 'web_form', 'subscription', 'Buyer', 'x'.repeat(1200)],
);
const anyText = fc.oneof(awkwardText, fc.string(), fc.string({ unit: 'binary', maxLength: 60 }));

/** Valid values, so that some requests succeed. */
const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  name: fc.constantFrom('Lina Haddad', 'Zoë Åström', 'محمد'),
  phone: fc.constantFrom('971501234567', '+971 50 123 4567', 971501234567),
  email: fc.constantFrom('lina@example.com', 'a+b@example.co'),
  message: fc.oneof(fc.constantFrom('Hello\r\nthere', '🏠', 'a\u0000b', '\ud800'), fc.string({ minLength: 1 })),
  location: fc.constantFrom('Sharjah', 'دبي'),
  blog_id: fc.constantFrom(1, '2', 12),
  comment_id: fc.constantFrom(1, 2, '3', 40),
  user_id: fc.constantFrom(1, undefined),
  comment: fc.oneof(fc.constantFrom('Well put', 'a\u0000b', '\ud800', '<b>'), fc.string()),
  job_type: fc.constant('Property Inspector'),
  file: fc.constantFrom('%PDF-1.4\n%%EOF', '\u0000', '<svg/>'),
};

const byType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: anyText,
  number: fc.oneof(fc.double(), fc.integer()),
  integer: fc.oneof(fc.integer(), fc.maxSafeInteger()),
  boolean: fc.boolean(),
  null: fc.constant(null),
};

function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor));
  if (schema.properties) {
    const likely = (name: string, value: fc.Arbitrary<unknown>) => {
      const known = plausible[name];
      return known ? fc.oneof({ arbitrary: known, weight: 19 }, { arbitrary: value, weight: 1 }) : value;
    };
    const values = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, almost(likely(name, valueFor(inner)))]),
    );
    return fc.oneof({ arbitrary: fc.record(values), weight: 3 }, fc.record(values, { requiredKeys: [] }));
  }
  if (schema.items) return fc.array(valueFor(schema.items), { maxLength: 5 });
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => byType[type] ?? fc.anything()));
}

/** One value in thirty has another type than it should. */
function almost(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: value, weight: 29 }, { arbitrary: fc.jsonValue(), weight: 1 });
}

/** Half a surrogate pair cannot be encoded in an address. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

const segment = fc.oneof(
  { arbitrary: anyText.map(encoded), weight: 9 },
  fc.constantFrom('%', '%zz', '%ff', '..', '%2f'),
);

const arbitraryHeaders = (cookie: string) =>
  fc.record(
    {
      cookie: fc.constantFrom(cookie, cookie, cookie, 'session=1', ';;='),
      'accept-encoding': fc.constantFrom('br', 'gzip', 'br;q=0', '*', 'identity', 'br, gzip;q=0.1', ';;,'),
      'if-none-match': fc.constantFrom('*', '""', 'W/"a"', '"a', ','),
      'idempotency-key': fc.string({ unit: fc.constantFrom('a', 'b', '1', '-', ' ', 'é'), maxLength: 4 }),
      'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site', 'none', 'sideways'),
      accept: fc.constantFrom('text/html', '*/*', 'application/json', ';'),
    },
    { requiredKeys: [] },
  );

const boundary = 'fuzz';

function multipart(values: object): string {
  const parts = Object.entries(values).map(([name, value]) => {
    const label = name.replace(/["\r\n]/g, '');
    const file = name === 'file' ? '; filename="cv.pdf"\r\nContent-Type: application/pdf' : '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `--${boundary}\r\nContent-Disposition: form-data; name="${label}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

interface Body {
  readonly type: string;
  readonly payload: string;
}

function bodyOf(type: string, schema: Schema): fc.Arbitrary<Body> {
  const isMultipart = type.startsWith('multipart');
  const label = isMultipart ? `${type}; boundary=${boundary}` : type;
  const write = (value: unknown) => (isMultipart ? multipart(Object(value)) : (JSON.stringify(value) ?? ''));
  return fc.oneof(
    { arbitrary: almost(valueFor(schema)).map((value) => ({ type: label, payload: write(value) })), weight: 12 },
    { arbitrary: fc.string().map((payload) => ({ type: label, payload })), weight: 1 },
    fc
      .constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json;charset=x')
      .map((other) => ({
        type: other,
        payload: '{}',
      })),
  );
}

/**
 * Requests for everything that the document describes, many of them from the reader with this cookie. `own`: headers of every
 * request, which may include the type of its body.
 */
export function arbitraryRequest(
  { paths }: Pick<OpenApi, 'paths'>,
  cookie: string,
  own: Readonly<Record<string, string>> = {},
): fc.Arbitrary<StrangeRequest> {
  const headers = arbitraryHeaders(cookie);
  const calls = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const url = fc
        .tuple(
          ...template
            .slice(1)
            .split('/')
            .map((part) => (part.startsWith('{') ? segment : fc.constant(part))),
        )
        .map((parts) => `/${parts.join('/')}`);
      const query = fc.record(
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === 'query')
            .map(({ name, schema }) => [name, almost(valueFor(schema))]),
        ),
        { requiredKeys: [] },
      );
      const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => bodyOf(type, schema));
      const arbitrary = fc.record({
        method: fc.constant(method.toUpperCase() as StrangeRequest['method']),
        template: fc.constant(template),
        url: fc.tuple(url, query, fc.constantFrom('', '', '/')).map(([path, values, slash]) => {
          const pairs = Object.entries(values).flatMap(([name, value]) =>
            [value]
              .flat()
              .map((one) => `${name}=${encoded(typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))}`),
          );
          return path + slash + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
        }),
        headers,
        body: bodies.length > 0 ? fc.oneof(...bodies) : fc.constant(null),
      });
      return { arbitrary, weight: bodies.length > 1 ? 24 : method === 'get' ? 1 : 6 };
    }),
  );
  // Calls that write, and above all leads, which have two formats, are more frequent.
  const weigh = (one: (typeof calls)[number]) => ({ arbitrary: one.arbitrary, weight: one.weight });
  return fc.oneof(...calls.map(weigh)).map(({ body, ...request }) => ({
    ...request,
    headers: { ...request.headers, ...(body && { 'content-type': body.type }), ...own },
    ...(body && { payload: body.payload }),
  }));
}
