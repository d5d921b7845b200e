import { encodeSegment } from '@iwan/shared/paths/segment';

/** The path of the QR code to the regulator's page about a project's permit. */
export function permitCodePath(projectId: string): string {
  return `/compare/permit-code/${encodeSegment(projectId)}`;
}
