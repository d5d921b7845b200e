import { defineDialog } from '@iwan/shared/contracts/module';
import { useDialogs } from '@iwan/shared/state/dialogs';
import { Dialog } from '@iwan/shared/ui/dialog';
import { type ComponentProps, createElement } from 'react';
import type { IslandModule, ModuleHost } from '../../src/federation/load-island';
import { renderDialog } from './render-dialog';

function Order({ data }: { readonly data: string }) {
  const opened = useDialogs((state) => state.dialog) as { readonly name: string; readonly job?: string } | null;
  const title = `Order ${opened?.job ?? ''}`;
  const sheet = { title, onClose: () => {} } as ComponentProps<typeof Dialog>;
  return createElement(Dialog, sheet, createElement('p', null, data));
}

const order = defineDialog({ Component: Order, loader: async ({ query }) => `for ${query.get('job')}` });
const said: unknown[] = [];

function render(address: string, module: unknown = order) {
  const host: ModuleHost = {
    loaderTimeLimit: 50,
    isFirstPage: true,
    run: async (code) => code(),
    loadModule: async () => module as IslandModule,
    report: (_, problem) => void said.push(problem),
  };
  const source = { remote: 'mfe-guides', module: './dialogs/order', hydration: 'idle' } as const;
  const context = {
    host,
    composition: { dialogs: { order: { title: 'Order', source } } },
    http: {} as never,
    log: { warn: (problem: unknown) => void said.push(problem) } as never,
  };
  return renderDialog(context, new URL(address, 'http://site.invalid'), new AbortController().signal);
}

const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

beforeEach(() => {
  said.length = 0;
});

test('a dialog stands in the page, by its own component, with what its address says', async () => {
  const dialog = await render('/guides?job=other&dialog=order&job=visas');
  expect(dialog?.source?.remote).toBe('mfe-guides');
  expect(textOf(dialog?.html ?? '')).toBe('Order visas for visas');
  expect(dialog?.html).toMatch(/<section data-dialog-in-page="" aria-labelledby="[^"]+"><h2 id=/);
});

test('a dialog of the shell itself does too, with its form', async () => {
  const dialog = await render('/about/?dialog=contact');
  expect(dialog?.source).toBeNull();
  expect(dialog?.html).toContain('action="/forms/about-contact"');
});

test.each(['/guides', '/guides?dialog=nobodys', '/guides?x=dialog=order'])('%s asks for none', async (address) => {
  expect(await render(address)).toBeNull();
});

test.each([
  [
    'throws while it renders',
    {
      Component: () => {
        throw new Error('broken');
      },
    },
  ],
  ['cannot load its data', { ...order, loader: () => Promise.reject(new Error('broken')) }],
  ['never has its data', { ...order, loader: () => new Promise(() => {}) }],
])('the page stands without a dialog that %s, and the log says why', async (_, module) => {
  expect(await render('/guides?dialog=order&job=visas', module)).toBeNull();
  expect(said).toHaveLength(1);
});
