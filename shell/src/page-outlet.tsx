import { Fragment } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { Island } from './federation/islands/island';
import { PagePlaces } from './federation/islands/page-places';
import { pageIsland } from './federation/page/load-page';
import { usePage } from './federation/page/page-context';
import { PageFailure } from './federation/page/page-failure-view';
import { OwnPage } from './own-page';
import { shellPages } from './pages/shell-pages';

interface Props {
  readonly pathname: string;
  readonly intro: boolean;
}

/** The page itself, between header and footer: the shell's own, a remote's, or the message of its failure. */
export function PageOutlet({ pathname, intro }: Props) {
  const { page } = usePage();
  const own = page.island === null ? shellPages[page.name] : undefined;
  if (own) return <OwnPage key={page.name} code={own.code} data={page.data} intro={intro} />;
  if (page.island?.status !== 'ready' || !page.source) {
    return <PageFailure failure={page.island?.status === 'failed' ? page.island.failure : { kind: 'unavailable' }} />;
  }
  return (
    <Fragment key={pathname}>
      <Island id={pageIsland} source={page.source} loaded={page.island} />
      <PagePlaces />
    </Fragment>
  );
}

/** The page of the current route in the browser; the layout around it gives `intro`. */
export function CurrentPage() {
  return <PageOutlet pathname={useLocation().pathname} intro={useOutletContext<boolean>()} />;
}
