import { pathIn } from '@iwan/shared/domain/format/languages';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { ownQrCode, qrCodePath } from '@iwan/shared/paths/qr-code';
import { encodeSegment } from '@iwan/shared/paths/segment';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { textsOf } from '../texts';
import { Fold } from './fold';
import styles from './money.module.css';

type Permitted = Pick<Project, 'id' | 'name' | 'translation' | 'developer' | 'qrCode' | 'permit'>;

interface PermitProps {
  readonly project: Permitted;
  /** The day in Dubai on which the page was made. */
  readonly today: CalendarDay;
}

export const hasPermit = ({ qrCode, permit }: Permitted) => qrCode !== null || permit !== null;

/** The QR code where the record has one (section 2), and the permit of the advertisement with its verification page. */
export function Permit({ project, today }: PermitProps) {
  const { permit: texts } = useTexts(textsOf);
  const format = useFormat();
  const { permit } = project;
  const name = shownName(project);
  const code = codeOf(project, format.locale);
  return (
    <Fold id="permit" title={permit === null ? texts.code : texts.title} answer={permit?.number ?? ''}>
      <div className={styles.code}>
        {code === null ? null : (
          <img
            src={code.src}
            alt={code.isOfPermit ? texts.codeOfPermit(name) : texts.codeOf(name)}
            width={108}
            height={108}
            loading="lazy"
          />
        )}
        <div>
          {permit === null ? null : (
            <p>
              {format.list(
                [texts.number(permit.number), ...(permit.expiresOn === undefined ? [] : [validity(permit.expiresOn)])],
                'unit',
              )}
            </p>
          )}
          {permit === null || permit.verifyUrl === null ? null : (
            <TextLink href={permit.verifyUrl} target="_blank" rel="noopener noreferrer">
              {texts.verify(new URL(permit.verifyUrl).hostname)}
            </TextLink>
          )}
          {code === null ? null : <p className={styles.note}>{code.isOfPermit ? texts.scanPermit : texts.scan}</p>}
        </div>
      </div>
    </Fold>
  );

  function validity(expiresOn: CalendarDay): string {
    const day = format.day(instantOfDay(expiresOn));
    return expiresOn < today ? texts.expired(day) : texts.validUntil(day);
  }
}

/**
 * The regulator's code where the record names the verification page; otherwise the record's own picture, or a code that leads
 * to this page where the record asks for that.
 */
function codeOf(project: Permitted, locale: string): { readonly src: string; readonly isOfPermit: boolean } | null {
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
