import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { ownQrCode, qrCodePath } from '@iwan/shared/paths/qr-code';
import { encodeSegment } from '@iwan/shared/paths/segment';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { textsOf } from '../texts';
import styles from './card.module.css';

interface PermitCardProps {
  readonly project: Pick<Project, 'id' | 'name' | 'developer' | 'qrCode' | 'permit' | 'escrowAccount'>;
  /** The day in Dubai on which the page was made. */
  readonly today: CalendarDay | undefined;
}

/** The QR code where the record has one (section 2), and the permit of the advertisement with its verification page. */
export function PermitCard({ project, today }: PermitCardProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { name, permit, escrowAccount } = project;
  const code = codeOf(project);
  if (code === null && permit === null && escrowAccount === undefined) return null;
  const dayOf = (day: CalendarDay) => format.day(instantOfDay(day));
  return (
    <div className={styles.card}>
      <div className={styles.code}>
        {code === null ? null : (
          <img
            src={code.src}
            alt={code.isOfPermit ? texts.permitCode(name) : texts.qrCode(name)}
            width={108}
            height={108}
            loading="lazy"
          />
        )}
        <div>
          {code === null ? null : <p className={styles.scan}>{code.isOfPermit ? texts.scanPermit : texts.scan}</p>}
          {permit === null ? null : (
            <dl className={styles.permit}>
              <dt>{texts.permit}</dt>
              <dd>{permit.number}</dd>
              {permit.expiresOn === undefined ? null : (
                <dd>
                  {today !== undefined && permit.expiresOn < today
                    ? texts.permitExpired(dayOf(permit.expiresOn))
                    : texts.permitValidUntil(dayOf(permit.expiresOn))}
                </dd>
              )}
              {permit.verifyUrl === null ? null : (
                <dd>
                  <TextLink href={permit.verifyUrl} target="_blank" rel="noopener noreferrer">
                    {texts.verifyPermit(new URL(permit.verifyUrl).hostname)}
                  </TextLink>
                </dd>
              )}
            </dl>
          )}
          {escrowAccount === undefined ? null : (
            <dl className={styles.permit}>
              <dt>{texts.escrow}</dt>
              <dd>{escrowAccount}</dd>
            </dl>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * The regulator's code where the record names the verification page; otherwise the record's own picture, or a code that leads
 * to this page where the record asks for that.
 */
function codeOf(project: PermitCardProps['project']): { readonly src: string; readonly isOfPermit: boolean } | null {
  const { id, qrCode, permit } = project;
  if (permit !== null && permit.verifyUrl !== null && (qrCode === null || qrCode === ownQrCode)) {
    return { src: permitCodePath(String(id)), isOfPermit: true };
  }
  if (qrCode === null) return null;
  return { src: qrCode === ownQrCode ? qrCodePath(paths.project(project)) : assetPath(qrCode), isOfPermit: false };
}

/** The path of the QR code to the regulator's page about a project's permit. */
function permitCodePath(projectId: string): string {
  return `/compare/permit-code/${encodeSegment(projectId)}`;
}
