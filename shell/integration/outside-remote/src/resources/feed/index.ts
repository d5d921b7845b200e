import { defineResource } from '@iwan/shared/contracts/module';

/** The titles of all guides, a line each. */
export const resource = defineResource(async ({ http, signal }) => {
  const { listGuides } = await import('../../api/guides');
  const titles = (await listGuides(http, signal)).map(({ title }) => title);
  return { contentType: 'text/plain; charset=utf-8', body: titles.join('\n'), maxAge: 60 };
});
