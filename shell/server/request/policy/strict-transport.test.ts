import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { strictTransportSecurity } from './page-policy';

test.each([
  ['https://iwan.example', 'max-age=31536000'],
  ['http://localhost:3000', undefined],
])('%s binds its own name to https with %p, and none below it', async (siteUrl, header) => {
  const app = fastify();
  await app.register(helmet, { strictTransportSecurity: strictTransportSecurity(siteUrl) });
  app.get('/', async () => 'x');
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(header);
});
