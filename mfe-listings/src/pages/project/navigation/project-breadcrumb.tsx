import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { categoryTabs } from '@iwan/shared/domain/project/category';
import { paths } from '@iwan/shared/paths/paths';
import { Breadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { textsOf } from '../texts';

/**
 * Type > category > sub category > name - location (section 2); a step that the project lacks is left out. `type` may have
 * several labels, of which the first is used.
 */
export function ProjectBreadcrumb({ project }: { readonly project: Project }) {
  const texts = useTexts(textsOf);
  const { labels, categories, subCategories, name, location } = project;
  const steps = [
    { key: 'type', words: labels.slice(0, 1), href: (label: string) => paths.filterProperty({ type: label }) },
    { key: 'category', words: categories, href: categoryHref },
    { key: 'sub category', words: subCategories, href: () => null },
  ];
  const filled = steps
    .filter(({ words }) => words.length > 0)
    .map(({ key, words, href }) => ({ key, content: <Words words={words} href={href} /> }));
  return <Breadcrumb steps={filled} current={texts.place(name, location)} />;
}

function Words({ words, href }: { readonly words: readonly string[]; readonly href: (word: string) => string | null }) {
  return words.map((word, index) => {
    const to = href(word);
    const comma = index < words.length - 1 ? ',' : '';
    return to === null ? (
      <span key={word}>
        {word}
        {comma}
      </span>
    ) : (
      <span key={word}>
        <a href={to}>{word}</a>
        {comma}
      </span>
    );
  });
}

function categoryHref(category: string): string | null {
  const tab = categoryTabs.find((each) => each.toLowerCase() === category.toLowerCase());
  return tab === undefined ? null : paths.properties({ tab });
}
