import { Fragment } from 'react';
import { Island } from './federation/island';
import { pageIsland } from './federation/load-page';
import { usePage } from './federation/page-context';
import { PageFailure } from './federation/page-failure-view';
import { PagePlaces } from './federation/page-places';
import { pageComponents } from './pages/page-components';

interface Props {
  readonly pathname: string;
  readonly intro: boolean;
}

/** The page itself, between header and footer: the shell's own, a remote's, or the message that it is not there. */
export function PageOutlet({ pathname, intro }: Props) {
  const { page } = usePage();
  const Own = pageComponents[page.name];
  if (Own && page.island === null) return <Own intro={intro} />;
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
