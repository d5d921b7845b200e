import { Container } from '@iwan/shared/ui/container';
import type { ReactNode } from 'react';

interface CalculatorWithoutScriptProps {
  readonly search: string;
  /** The document server's; a browser that runs this code shows nothing of it. */
  readonly children: ReactNode;
}

/** What the calculator's link leads to where there is no script to open the calculator with. */
export function CalculatorWithoutScript({ search, children }: CalculatorWithoutScriptProps) {
  if (new URLSearchParams(search).get('dialog') !== 'calculator') return null;
  return (
    <noscript>
      <Container>{children}</Container>
    </noscript>
  );
}
