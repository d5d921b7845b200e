import { setTimeout as delay } from 'node:timers/promises';
import { contextHeaders, currentRequestId, inBackground, inRequest } from './request-context';

test('what is done for a request knows its id, also later, and beside others', async () => {
  const later = async () => {
    await delay(1);
    return currentRequestId();
  };
  expect(await Promise.all([inRequest('one', later), inRequest('two', later)])).toEqual(['one', 'two']);
  expect(inRequest('one', contextHeaders)).toEqual({ 'x-request-id': 'one' });
});

test('what goes on behind a request has an id of its own', () => {
  const ids = inRequest('one', () => [inBackground(currentRequestId), inBackground(currentRequestId)]);
  expect(new Set([...ids, 'one']).size).toBe(3);
});

test('without a request there is none', () => {
  expect(currentRequestId()).toBeUndefined();
  expect(contextHeaders()).toEqual({});
});
