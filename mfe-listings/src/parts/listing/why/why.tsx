import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { textsOf } from '../texts';
import styles from './why.module.css';

interface WhyProps {
  /** The shown projects and the reasons for each, in their order. */
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  readonly reasons: readonly (readonly string[])[];
  /** The part of a free text that no filter covers. */
  readonly words: string | null;
}

/** 'Why am I seeing these?' above the results: the reasons for each. Works without script. */
export function Why({ projects, reasons, words }: WhyProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure('');
  if (reasons.every((each) => each.length === 0)) return null;
  return (
    <details ref={details} suppressHydrationWarning className={styles.why} data-print="none" onKeyDown={onKeyDown}>
      <summary>{texts.why}</summary>
      <div className={styles.panel}>
        {words === null ? null : <p>{texts.sought(words)}</p>}
        <dl>
          {projects.map(({ id, name }, index) => (
            <div key={id}>
              <dt>{name}</dt>
              {(reasons[index] ?? []).map((reason) => (
                <dd key={reason}>{reason}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
