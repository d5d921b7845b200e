import { defineDialog } from '@iwan/shared/contracts/module';
import { useDialogs } from '@iwan/shared/state/site-store';
import { Dialog } from '@iwan/shared/ui/dialog';
import { type ComponentProps, createElement } from 'react';
import { ownDialogs } from '../../src/dialogs/own-dialogs';
import type { ModuleHost } from '../../src/federation/load-island';
import { renderIsland } from '../remote/program/render-island';
import { LoadedData } from '../remote/workers/loaded-data';
import type { WorkerModule } from '../remote/workers/worker-modules';
import { renderDialog } from './render-dialog';

function Order({ data }: { readonly data: string }) {
  const opened = useDialogs((state) => state.dialog) as { readonly name: string; readonly job?: string } | null;
  const title = `Order ${opened?.job ?? ''}`;
  const sheet = { title, onClose: () => {} } as ComponentProps<typeof Dialog>;
  return createElement(Dialog, sheet, createElement('p', null, data));
}

const order = defineDialog({ Component: Order, loader: async ({ query }) => `for ${query.get('job')}` });
const said: unknown[] = [];

/** Runs the module in the test's process instead of one of its own. */
function withoutProcess(module: typeof order): WorkerModule {
  const { loader } = module;
  return {
    isCircuitOpen: false,
    ...(loader && {
      loader: async (args) => new LoadedData({ data: JSON.stringify(await loader(args)), reads: [] }),
    }),
    render: async ({ data, ...rendering }) =>
      renderIsland(module as never, { ...rendering, data: data === '' ? undefined : JSON.parse(data) }),
  };
}

function render(address: string, module = order) {
  const host: ModuleHost<WorkerModule> = {
    loaderTimeLimit: 50,
    metadata: () => Promise.reject(new Error('A dialog is no page.')),
    loadModule: async () => withoutProcess(module),
    report: (_, error) => void said.push(error),
  };
  const source = { remote: 'mfe-guides', module: './dialogs/order', hydration: 'idle' } as const;
  const context = {
    host,
    composition: { dialogs: { order: { title: 'Order', source } } },
    http: {} as never,
    log: { warn: (error: unknown) => void said.push(error) } as never,
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
  expect(dialog?.html).toMatch(/<section data-dialog-in-page="medium" aria-labelledby="[^"]+"><h2 id=/);
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
  ['cannot load its data', { ...order, loader: () => Promise.reject<string>(new Error('broken')) }],
  ['never has its data', { ...order, loader: () => new Promise<string>(() => {}) }],
])('the page stands without a dialog that %s, and the log says why', async (_, module) => {
  expect(await render('/guides?dialog=order&job=visas', module)).toBeNull();
  expect(said).toHaveLength(1);
});

test('a dialog of the shell that cannot be rendered costs no page', async () => {
  jest.spyOn(ownDialogs.contact.code, 'load').mockRejectedValue(new Error('Its file is missing.'));
  expect(await render('http://site.invalid/?dialog=contact')).toBeNull();
  expect(said).toEqual([{ err: new Error('Its file is missing.') }]);
});
