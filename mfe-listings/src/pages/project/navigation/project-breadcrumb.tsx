import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { categoryTabs } from '@iwan/shared/domain/project/category';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { Breadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Link } from '@iwan/shared/ui/links/link';
import { useWords } from '../../../parts/in-words';
import { textsOf } from '../texts';

/**
 * Type > category > sub category > name - location (section 2); a step that the project lacks is left out. `type` may have
 * several labels, of which the first is used.
 */
export function ProjectBreadcrumb({ project }: { readonly project: Project }) {
  const texts = useTexts(textsOf);
  const { labels, categories, subCategories } = project;
  const { name, location } = useWords(project);
  const steps = [
    { key: 'type', names: labels.slice(0, 1), href: (label: string) => paths.filterProperty({ type: label }) },
    { key: 'category', names: categories, href: categoryHref },
    { key: 'sub category', names: subCategories, href: () => null },
  ];
  const filled = steps
    .filter(({ names }) => names.length > 0)
    .map(({ key, names, href }) => ({ key, content: <Names names={names} href={href} /> }));
  return <Breadcrumb steps={filled} current={texts.place(name, location)} />;
}

function Names({ names, href }: { readonly names: readonly string[]; readonly href: (word: string) => string | null }) {
  const locale = useLocale();
  return names.map((word, index) => {
    const to = href(word);
    const comma = index < names.length - 1 ? ',' : '';
    return to === null ? (
      <span key={word}>
        {valueWords(word, locale)}
        {comma}
      </span>
    ) : (
      <span key={word}>
        <Link href={to}>{valueWords(word, locale)}</Link>
        {comma}
      </span>
    );
  });
}

function categoryHref(category: string): string | null {
  const tab = categoryTabs.find((each) => each.toLowerCase() === category.toLowerCase());
  return tab === undefined ? null : paths.properties({ tab });
}
