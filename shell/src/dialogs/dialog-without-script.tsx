import { Container } from '@iwan/shared/ui/layout/container';

interface Props {
  /** Rendered by the document server; hidden where JavaScript runs. */
  readonly html: string | null;
}

/** The target of a link to a dialog without JavaScript: the dialog itself, in the page. */
export function DialogWithoutScript({ html }: Props) {
  return (
    <noscript>
      <Container>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the dialog's own component has rendered */}
        <div dangerouslySetInnerHTML={{ __html: html ?? '' }} />
      </Container>
    </noscript>
  );
}
