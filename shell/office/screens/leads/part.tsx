import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A section of a lead's screen with its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" size="md" marginBottom="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
