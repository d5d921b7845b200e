import { pageComponents } from '../pages/page-components';
import { Island } from './island';
import { pageIsland } from './load-page';
import { usePage } from './page-context';
import { PageFailure } from './page-failure-view';

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
  return <Island key={pathname} id={pageIsland} source={page.source} loaded={page.island} />;
}
