import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useTexts } from '../../domain/format/locale-context';
import { sentenceOf } from './office-message';
import { textsOf } from './texts';
import type { VersionedRecord } from './use-record-form';

/**
 * Sends a call of one record beside its fields (`POST /projects/7/publish`), against the version that is shown. `call` answers what is
 * wrong, or `null`; then `done` is said, and what is shown is read anew.
 */
export function useRecordCall(resource: string, { id, version }: VersionedRecord) {
  const texts = useTexts(textsOf);
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSending, setIsSending] = useState(false);

  async function call(name: string, fields: object, done: string): Promise<string | null> {
    setIsSending(true);
    try {
      await provider.send('POST', `/${resource}/${id}/${name}`, { version, ...fields });
      notify(done, { type: 'success' });
      return null;
    } catch (error) {
      return sentenceOf(error) ?? texts.notSaved;
    } finally {
      setIsSending(false);
      refresh();
    }
  }

  return { call, isSending };
}
