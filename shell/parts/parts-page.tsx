import { classNames } from '@iwan/shared/dom/class-names';
import { allExamples } from '@iwan/shared/ui/all-examples';
import type { Example } from '@iwan/shared/ui/example';
import { sampleTexts } from '@iwan/shared/ui/sample-texts';
import { useLayoutEffect, useRef } from 'react';
import styles from './parts-page.module.css';
import { focusMark } from './show-focus';
import { type View, viewQuery } from './view';

/** Every part of the design system in its states; for developers, and in no release. */
export function PartsPage({ view }: { readonly view: View }) {
  const alone = allExamples[view.part ?? '']?.find(({ name }) => name === view.example);
  if (alone !== undefined) return <main>{alone.render(sampleTexts[view.direction])}</main>;
  const parts = Object.entries(allExamples).filter(([part]) => view.part === null || view.part === part);
  return (
    <>
      <header className={styles.head}>
        <h1>Parts</h1>
        <nav aria-label="View">
          <ul className={styles.ways}>
            <Way view={{ ...view, part: null }} isChosen={view.part === null} name="all parts" />
            {(['light', 'dark'] as const).map((theme) => (
              <Way key={theme} view={{ ...view, theme }} isChosen={theme === view.theme} name={theme} />
            ))}
            {(['ltr', 'rtl'] as const).map((direction) => (
              <Way
                key={direction}
                view={{ ...view, direction }}
                isChosen={direction === view.direction}
                name={direction}
              />
            ))}
          </ul>
        </nav>
      </header>
      <main>
        {parts.map(([part, examples]) => (
          <section key={part} className={styles.part} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`}>
              <a href={viewQuery({ ...view, part })}>{part}</a>
            </h2>
            <div className={styles.examples}>
              {examples.map((example) => (
                <Shown key={example.name} part={part} example={example} view={view} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  );
}

interface WayProps {
  readonly view: View;
  readonly isChosen: boolean;
  readonly name: string;
}

function Way({ view, isChosen, name }: WayProps) {
  return (
    <li>
      <a href={viewQuery(view)} aria-current={isChosen ? 'true' : undefined}>
        {name}
      </a>
    </li>
  );
}

interface ShownProps {
  readonly part: string;
  readonly example: Example;
  readonly view: View;
}

function Shown({ part, example, view }: ShownProps) {
  const { name, render, focuses, isWide = false, isAlone = false, ground } = example;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focuses !== undefined) frame.current?.querySelector(focuses)?.setAttribute(focusMark, '');
  }, [focuses]);
  return (
    <div className={classNames(styles.example, isWide && styles.wide)}>
      <p className={styles.name}>
        <a
          href={viewQuery({ ...view, part, example: name })}
          aria-label={`${part}: ${name}`}
          data-alone={isAlone || undefined}
        >
          {name}
        </a>
      </p>
      {isAlone ? null : (
        <div ref={frame} data-example="" className={ground === 'inverse' ? styles.inverse : styles.frame}>
          {render(sampleTexts[view.direction])}
        </div>
      )}
    </div>
  );
}
