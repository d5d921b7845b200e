import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';
import { textsOf } from '../texts';
import styles from './why.module.css';

interface WhyProps {
  /** The shown projects and the reasons for each, in their order. */
  readonly projects: readonly (Translated & { readonly id: string; readonly name: string })[];
  readonly reasons: readonly (readonly string[])[];
  /** The part of a free text that no filter covers. */
  readonly words: string | null;
}

/** 'Why am I seeing these?' above the results: the reasons for all, and those for each. Works without script. */
export function Why({ projects, reasons, words }: WhyProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure('');
  if (reasons.every((each) => each.length === 0)) return null;
  const [first = [], ...others] = reasons;
  // What all have in common is said once.
  const common = others.length === 0 ? [] : first.filter((reason) => others.every((each) => each.includes(reason)));
  const own = projects.map((project, index) => ({
    id: project.id,
    name: shownName(project),
    reasons: (reasons[index] ?? []).filter((reason) => !common.includes(reason)),
  }));
  const groups = [{ id: '', name: texts.whyAll, reasons: common }, ...own].filter((group) => group.reasons.length > 0);
  return (
    <details ref={details} suppressHydrationWarning className={styles.why} onKeyDown={onKeyDown}>
      <summary>{texts.why}</summary>
      <div className={styles.panel}>
        {words === null ? null : <p>{texts.sought(words)}</p>}
        <dl>
          {groups.map((group) => (
            <div key={group.id}>
              <dt>{group.name}</dt>
              {group.reasons.map((reason) => (
                <dd key={reason}>{reason}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
