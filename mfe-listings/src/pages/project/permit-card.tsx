import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { ownQrCode, qrCodePath } from '@iwan/shared/paths/qr-code';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import styles from './card.module.css';
import { textsOf } from './texts';

interface PermitCardProps {
  readonly project: Pick<Project, 'name' | 'developer' | 'qrCode' | 'permit' | 'escrowAccount'>;
  /** Of Dubai, as the page was made. */
  readonly today: CalendarDay | undefined;
}

/** The QR code when present (section 2), and the permit of the advertisement with where it can be checked. */
export function PermitCard({ project, today }: PermitCardProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { name, qrCode, permit, escrowAccount } = project;
  if (qrCode === null && permit === null && escrowAccount === undefined) return null;
  const dayOf = (day: CalendarDay) => format.day(instantOfDay(day));
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
              {permit.expiresOn === undefined ? null : (
                <dd>
                  {today !== undefined && permit.expiresOn < today
                    ? texts.permitExpired(dayOf(permit.expiresOn))
                    : texts.permitHolds(dayOf(permit.expiresOn))}
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

/** The record's own, or the one that leads to this page of this site where the record asks for that. */
function codeOf(project: PermitCardProps['project'], qrCode: string): string {
  return qrCode === ownQrCode ? qrCodePath(paths.project(project)) : assetPath(qrCode);
}
