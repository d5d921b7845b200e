import { splitDialogQuery } from '@iwan/shared/paths/dialog-query';
import { Container } from '@iwan/shared/ui/layout/container';

interface Props {
  readonly search: string;
  /** The document server's; a browser that runs this code shows nothing of it. */
  readonly html: string | null;
}

/** What a link to a dialog leads to where there is no script to open it with: the dialog itself, in the page. */
export function DialogWithoutScript({ search, html }: Props) {
  if (splitDialogQuery(search).dialog === '') return null;
  return (
    <noscript>
      <Container>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the dialog's own component has rendered */}
        <div dangerouslySetInnerHTML={{ __html: html ?? '' }} />
      </Container>
    </noscript>
  );
}
