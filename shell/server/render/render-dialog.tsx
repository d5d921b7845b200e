import type { Http } from '@iwan/shared/contracts/http';
import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { readPostedForm } from '@iwan/shared/forms/posted-form';
import { splitDialogQuery } from '@iwan/shared/paths/dialog-query';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { RenderedDialog } from '@iwan/shared/state/site-store';
import type { FastifyBaseLogger } from 'fastify';
import { renderToString } from 'react-dom/server';
import type { Composition, RemoteModule } from '../../src/composition/composition';
import { linkedDialog } from '../../src/dialogs/linked-dialog';
import { isOwnDialog, ownDialogs } from '../../src/dialogs/own-dialogs';
import { readingOf } from '../../src/document/languages';
import { PostedFormContext } from '../../src/document/posted-form';
import { loadIsland, type ModuleHost } from '../../src/federation/load-island';
import { LoadedData } from '../remote/workers/loaded-data';
import type { WorkerModule } from '../remote/workers/worker-modules';

interface Context {
  readonly host: ModuleHost<WorkerModule>;
  readonly composition: Pick<Composition, 'dialogs'>;
  readonly http: Http;
  readonly log: FastifyBaseLogger;
}

export interface DialogInPage {
  readonly name: string;
  readonly html: string;
  /** Its remote; `null` for one of the shell's own. */
  readonly source: RemoteModule | null;
}

/**
 * The dialog of an address for visitors without script, rendered by its own component as a section of the page. `null` where
 * the address has none, or where it fails: the page is shown without it.
 */
export async function renderDialog(context: Context, url: URL, signal: AbortSignal): Promise<DialogInPage | null> {
  const dialog = linkedDialog(context.composition, url.search);
  if (dialog === null) return null;
  try {
    return isOwnDialog(dialog.name)
      ? await renderOwn(dialog.name, dialog, url)
      : await renderRemote(context, dialog, url, signal);
  } catch (error) {
    context.log.warn({ err: error }, `The dialog "${dialog.name}" could not be rendered`);
    return null;
  }
}

async function renderOwn(
  name: keyof typeof ownDialogs,
  dialog: Dialog,
  { pathname, search }: URL,
): Promise<DialogInPage> {
  const Component = await ownDialogs[name].code.load();
  const html = renderToString(
    <LocaleContext value={readingOf(pathname).locale}>
      <PostedFormContext value={readPostedForm(search)}>
        <RenderedDialog value={dialog}>
          <Component />
        </RenderedDialog>
      </PostedFormContext>
    </LocaleContext>,
    { identifierPrefix: 'dialog-' },
  );
  return { name, html, source: null };
}

async function renderRemote(
  { host, composition, http }: Context,
  dialog: Dialog,
  url: URL,
  signal: AbortSignal,
): Promise<DialogInPage | null> {
  const source = composition.dialogs[dialog.name]?.source;
  if (!source) return null;
  const query = new URLSearchParams(splitDialogQuery(url.search).dialog);
  const args = { params: {}, query, signal, http, ...readingOf(url.pathname) };
  const { module, result } = await loadIsland(host, source, args);
  if (!module || result.status === 'failed') return null;
  const data = result.data instanceof LoadedData ? result.data.json : '';
  const { pathname, search } = url;
  const { html } = await module.render({ island: 'dialog', data, place: { pathname, search }, dialog });
  return { name: dialog.name, html, source };
}
