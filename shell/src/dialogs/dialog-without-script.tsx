import { splitDialogQuery } from '@iwan/shared/paths/dialog-query';
import { Container } from '@iwan/shared/ui/layout/container';

interface Props {
  readonly search: string;
  /** Rendered by the document server; hidden where JavaScript runs. */
  readonly html: string | null;
}

/** The target of a link to a dialog without JavaScript: the dialog itself, in the page. */
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
