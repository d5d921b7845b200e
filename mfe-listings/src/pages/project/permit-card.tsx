import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { ownQrCode, qrCodePath } from '@iwan/shared/paths/qr-code';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import styles from './card.module.css';
import { textsOf } from './texts';

interface PermitCardProps {
  readonly project: Pick<Project, 'name' | 'developer' | 'qrCode' | 'permit'>;
}

/** The QR code when present (section 2), and the permit of the advertisement with where it can be checked. */
export function PermitCard({ project }: PermitCardProps) {
  const texts = useTexts(textsOf);
  const { name, qrCode, permit } = project;
  if (qrCode === null && permit === null) return null;
  return (
    <div className={styles.card}>
      <div className={styles.code}>
        {qrCode === null ? null : (
          <img src={codeOf(project, qrCode)} alt={texts.qrCode(name)} width={108} height={108} loading="lazy" />
        )}
        <div>
          {qrCode === null ? null : <p className={styles.scan}>{texts.scan}</p>}
          {permit === null ? null : (
            <dl className={styles.permit}>
              <dt>{texts.permit}</dt>
              <dd>{permit.number}</dd>
              {permit.verifyUrl === null ? null : (
                <dd>
                  <TextLink href={permit.verifyUrl} target="_blank" rel="noopener noreferrer">
                    {texts.verifyPermit(new URL(permit.verifyUrl).hostname)}
                  </TextLink>
                </dd>
              )}
            </dl>
          )}
        </div>
      </div>
    </div>
  );
}

/** The record's own, or the one that leads to this page of this site where the record asks for that. */
function codeOf(project: PermitCardProps['project'], qrCode: string): string {
  return qrCode === ownQrCode ? qrCodePath(paths.project(project)) : assetPath(qrCode);
}
