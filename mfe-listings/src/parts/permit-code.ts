import { pathIn } from '@iwan/shared/domain/format/languages';
import type { Project } from '@iwan/shared/domain/model/entities';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { ownQrCode, qrCodePath } from '@iwan/shared/paths/qr-code';
import { encodeSegment } from '@iwan/shared/paths/segment';

export type Permitted = Pick<Project, 'id' | 'name' | 'translation' | 'developer' | 'qrCode' | 'permit'>;

/**
 * The regulator's code where the record names the verification page; otherwise the record's own picture, or a code that leads
 * to the project's page where the record asks for that.
 */
export function permitCode(
  project: Permitted,
  locale: string,
): { readonly src: string; readonly isOfPermit: boolean } | null {
  const { id, qrCode, permit } = project;
  if (permit !== null && permit.verifyUrl !== null && (qrCode === null || qrCode === ownQrCode)) {
    return { src: permitCodePath(String(id)), isOfPermit: true };
  }
  if (qrCode === null) return null;
  return {
    src: qrCode === ownQrCode ? qrCodePath(pathIn(locale, paths.project(project))) : assetPath(qrCode),
    isOfPermit: false,
  };
}

/** The path of the QR code to the regulator's page about a project's permit. */
function permitCodePath(projectId: string): string {
  return `/compare/permit-code/${encodeSegment(projectId)}`;
}
