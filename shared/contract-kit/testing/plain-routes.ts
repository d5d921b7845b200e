import type { PlainRecords } from './plain-records';

/** The body of section 7 for a path, or `null` for 404. Query parameters are ignored. */
export function respondPlainly(method: string, pathname: string, records: PlainRecords): unknown {
  const [, api, resource = '', rest] = pathname.split('/');
  if (api !== 'api') return null;
  if (method === 'POST') return posts.has(resource) ? { message: 'ok' } : null;
  const name = rest === undefined || rest === '' ? null : decode(rest);
  return name === null ? list(resource, records) : one(resource, name, records);
}

const posts = new Set(['contact', 'comment', 'reply', 'blog_like', 'blog_dlike', 'send-user-otp', 'verify-user-otp']);

const lists: Readonly<Record<string, keyof PlainRecords>> = {
  projectapi: 'projects',
  developerapi: 'developers',
  agentapi: 'agents',
  teamapi: 'team',
  blogs: 'blogs',
};

function list(resource: string, records: PlainRecords): unknown {
  const kind = lists[resource];
  return kind === undefined ? null : { [kind === 'blogs' ? 'blogs' : 'data']: records[kind] };
}

function one(resource: string, name: string, records: PlainRecords): unknown {
  switch (resource) {
    case 'projectapi':
      return found(records.projects.find((record) => fieldIs(record, 'name', name)));
    case 'developerapi':
      return found(records.developers.find((record) => fieldIs(record, 'name', name)));
    case 'agentapi':
      return { data: records.agents.filter((record) => fieldIs(record, 'name', name)) };
    case 'developerProject':
      return { data: records.projects.filter((record) => isOf(record, 'developer', name)) };
    case 'agentProject':
      return { data: records.projects.filter((record) => isOf(record, 'agent', name)) };
    case 'blogs': {
      const blog = records.blogs.find((record) => fieldIs(record, 'id', name));
      return blog === undefined ? null : { blogs: blog };
    }
    default:
      return null;
  }
}

const found = (record: unknown): unknown => (record === undefined ? null : { data: record });

function fieldOf(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined;
}

/** Exact except for case: a plain backend knows no slugs. */
function fieldIs(record: unknown, key: string, wanted: string): boolean {
  const value = fieldOf(record, key);
  return value !== undefined && value !== null && String(value).toLowerCase() === wanted.toLowerCase();
}

function isOf(record: unknown, key: string, name: string): boolean {
  return [fieldOf(record, key)].flat().some((owner) => fieldIs(owner, 'name', name));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
