import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';

interface Props {
  readonly title: string;
  /** Buttons and links beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a screen of the office: its title, which is also the tab's, and its actions. */
export function OfficePage({ title, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Iwan`;
  }, [title]);
  return (
    <Box>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" marginBottom="5">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {actions === undefined ? null : (
          <Flex wrap="wrap" gap="2">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}
