import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Tabs, tabId } from '@iwan/shared/ui/actions/tabs';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Block } from '../block';
import { textsOf } from '../texts';
import styles from './master-plan.module.css';

const panel = 'configuration-panel';
const tab = 'master-plan';

/** The Master Plan tab under Configuration, where the record has one (section 2). */
export function MasterPlan({ name, plan }: { readonly name: string; readonly plan: string | null }) {
  const texts = useTexts(textsOf);
  if (plan === null) return null;
  return (
    <Block id="configuration" title={texts.configuration}>
      <Tabs
        label={texts.configuration}
        panel={panel}
        tabs={[{ id: tab, label: texts.masterPlan, href: `#${panel}` }]}
        chosen={tab}
        onChoose={() => {}}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without controls is reached itself */}
      <div id={panel} className={styles.plan} role="tabpanel" aria-labelledby={tabId(panel, tab)} tabIndex={0}>
        <Picture
          path={plan}
          alt={texts.masterPlanOf(name)}
          width={860}
          height={538}
          sizes="(max-width: 990.98px) 92vw, (max-width: 1440px) 60vw, 860px"
        />
      </div>
    </Block>
  );
}
