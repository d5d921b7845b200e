import { defineRoute } from '@iwan/shared/contracts/module';
import { type GuideData, GuidePage } from './guide-page';

export const route = defineRoute<GuideData>({
  Component: GuidePage,
  loader: async ({ http, signal, params }) => {
    const { listGuides } = await import('../../api/guides');
    return (await listGuides(http, signal)).find(({ id }) => id === params.id) ?? null;
  },
  action: async (args) => (await import('../../parts/ask-action')).askAction(args),
  head: (guide) => ({ title: guide?.title ?? 'No such guide', description: 'A guide.' }),
  status: (guide) => (guide ? 200 : 404),
});
