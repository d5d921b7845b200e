import type { Project } from '@iwan/shared/contracts/entities';
import { categoryTabs } from '@iwan/shared/domain/project/category';
import { paths } from '@iwan/shared/paths/paths';
import styles from './breadcrumb.module.css';
import { texts } from './texts';

/** Type > category > sub category > name - location (section 2); a step that the project lacks is left out. */
export function Breadcrumb({ project }: { readonly project: Project }) {
  const { labels, categories, subCategories, name, location } = project;
  const steps = [
    { key: 'type', words: labels, href: (label: string) => paths.filterProperty({ type: label }) },
    { key: 'category', words: categories, href: categoryHref },
    { key: 'sub category', words: subCategories, href: () => null },
  ];
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.crumbs}>
        {steps
          .filter(({ words }) => words.length > 0)
          .map(({ key, words, href }) => (
            <li key={key}>
              <Words words={words} href={href} />
            </li>
          ))}
        <li aria-current="page">{texts.place(name, location)}</li>
      </ol>
    </nav>
  );
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
