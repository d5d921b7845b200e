/** The calls that read records, of section 7 and beyond it, by the kind of record: the first segment of their paths below `/api/`. */
const callsByKind = {
  project: ['projectapi', 'developerProject', 'agentProject'],
  developer: ['developerapi'],
  agent: ['agentapi'],
  member: ['teamapi'],
  article: ['blogs'],
  opening: ['openings'],
  area: ['areasapi'],
  question: ['faq'],
  text: ['texts'],
  redirect: ['redirects'],
} as const;

export type RecordKind = keyof typeof callsByKind;

export const recordKinds = Object.keys(callsByKind) as readonly RecordKind[];

const kindByCall: ReadonlyMap<string, RecordKind> = new Map(
  recordKinds.flatMap((kind) => callsByKind[kind].map((call) => [call, kind] as const)),
);

/** `/api/projectapi/salt-and-cedar?x=1` // => `project`; `null` for any other call. */
export function kindOfCall(path: string): RecordKind | null {
  const [, segment = ''] = /^\/api\/([^/?#]+)/.exec(path) ?? [];
  return kindByCall.get(segment) ?? null;
}
