import { useCreate, useUpdate } from 'ra-core';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates a record (`id` is `null`), or updates one with the version that the changes are based on. Rejects with the office's
 * error.
 */
export function useSendRecord<Item>(resource: string, id: number | null) {
  const [update, { isPending: isUpdating }] = useUpdate();
  const [create, { isPending: isCreating }] = useCreate();

  async function send(data: Fields, version: number): Promise<Item> {
    if (id === null) return (await create(resource, { data }, { returnPromise: true })) as Item;
    const change = { id, data, previousData: { id, version } };
    return (await update(resource, change, { returnPromise: true, mutationMode: 'pessimistic' })) as Item;
  }

  return { send, isSending: isUpdating || isCreating };
}
