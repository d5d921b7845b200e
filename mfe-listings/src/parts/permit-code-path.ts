import { encodeSegment } from '@iwan/shared/paths/segment';

/** The picture of the code that leads to where the regulator says whether a project's permit holds. */
export function permitCodePath(projectId: string): string {
  return `/compare/permit-code/${encodeSegment(projectId)}`;
}
