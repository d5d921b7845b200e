import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../support/eventually';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/** The part of OTLP's JSON that is read here (opentelemetry-proto, `ExportTraceServiceRequest`). */
interface Exported {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

let collector: Server;
let spans: Span[];
let hangs: boolean;
const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (hangs) return;
      const { resourceSpans } = JSON.parse(body) as Exported;
      if (request.url === '/v1/traces')
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
beforeEach(() => {
  spans = [];
  hangs = false;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const attributeOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

test('a collector gets a document with its islands, the calls of remotes and those of the backend below it, in one trace', async () => {
  await site.start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(), ANSWERS_MAX_AGE: '0' });
  const response = await fetch(`${site.origin}/?words=of-a-visitor`);
  expect(response.status).toBe(200);
  const documentOf = () => spans.find((span) => span.name === 'document' && attributeOf(span, 'url.path') === '/');
  await eventually(async () => expect(documentOf()).toBeDefined(), { timeout: 10_000 });
  const document = documentOf() as Span;
  expect(attributeOf(document, 'iwan.request.id')).toBe(response.headers.get('x-request-id'));
  expect(Number(attributeOf(document, 'http.response.status_code'))).toBe(200);
  const within = spans.filter(({ traceId }) => traceId === document.traceId);
  const namesOf = (name: string) => within.filter((span) => span.name === name);
  expect(namesOf('island').map((span) => attributeOf(span, 'iwan.remote'))).toContain('mfe-listings');
  const loads = namesOf('remote load');
  expect(loads.map((span) => attributeOf(span, 'iwan.module'))).toContain('./slots/premier-listings');
  expect(loads.every((span) => span.parentSpanId === document.spanId)).toBe(true);
  // A loader requests the data of its page.
  const parents = new Set(loads.map(({ spanId }) => spanId));
  expect(namesOf('backend').some(({ parentSpanId }) => parents.has(parentSpanId ?? ''))).toBe(true);
  expect(JSON.stringify(spans)).not.toContain('of-a-visitor');
});

test('the trace of a trusted proxy continues in the document', async () => {
  await site.start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(), ANSWERS_MAX_AGE: '0' });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${site.origin}/developers/`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await eventually(
    async () => expect(spans.filter((span) => span.traceId === traceId).map(({ name }) => name)).toContain('document'),
    { timeout: 10_000 },
  );
});

test('a collector that hangs, or does not exist, delays no page and no stop @ci', async () => {
  hangs = true;
  for (const OTEL_EXPORTER_OTLP_ENDPOINT of [endpoint(), 'http://127.0.0.1:9']) {
    await site.startFresh({ OTEL_EXPORTER_OTLP_ENDPOINT });
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await fetch(`${site.origin}/developers/?visit=${visit}`)).status).toBe(200);
    }
    const requested = Date.now();
    await site.stop();
    expect(Date.now() - requested).toBeLessThan(5_000);
  }
});
