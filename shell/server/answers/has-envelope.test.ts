import { hasEnvelope } from './has-envelope';

const list = { key: 'data', holds: 'list' } as const;
const record = { key: 'blogs', holds: 'record' } as const;

test.each([
  [{ data: [] }, [list]],
  [{ data: [{ name: 'Harbour Gate' }], meta: {} }, [list]],
  [{ blogs: { id: 7 } }, [record]],
  [{ blogs: [{ id: 7 }] }, [record]],
  [{ blogs: { id: 7 } }, [list, record]],
])('%j is an answer of %j', (body, answers) => {
  expect(hasEnvelope(body, answers)).toBe(true);
});

test.each([
  ['<!doctype html><title>Bad gateway</title>', [list]],
  ['{"data":[{"name":"Half a', [list]],
  [{ data: 7 }, [list]],
  [{ data: { name: 'one' } }, [list]],
  [{ error: 'maintenance' }, [list]],
  [null, [list]],
  [{ blogs: 'none' }, [record]],
  [{ data: [] }, [record]],
  [{ data: [] }, []],
])('%j is no answer of %j', (body, answers) => {
  expect(hasEnvelope(body, answers)).toBe(false);
});
