import { Box, type BoxProps, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  /** Buttons and links beside the title. */
  readonly actions?: ReactNode;
  /** The title takes the focus, since what had it is gone. */
  readonly hasFocus?: boolean;
  readonly children: ReactNode;
}

/** The layout of a screen of the office: its title, which is also the tab's, and its actions. */
export function OfficePage({ title, actions, hasFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    document.title = `${title} · Iwan`;
  }, [title]);
  return (
    <Box>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" marginBottom="5">
        <Heading as="h1" size="2xl" ref={heading} tabIndex={-1}>
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

interface SectionProps extends BoxProps {
  readonly title: string;
  readonly titleSize?: 'md' | 'lg';
}

/** A part of a screen with its heading. */
export function OfficeSection({ title, titleSize = 'lg', children, ...box }: SectionProps) {
  return (
    <Box as="section" {...box}>
      <Heading as="h2" size={titleSize} marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** A part of a screen with a frame around it, such as the form of a record beside its list. */
export function OfficePanel(props: SectionProps) {
  const frame = { borderWidth: '1px', borderRadius: 'md', background: 'bg.panel', padding: '5' } as const;
  return <OfficeSection {...frame} marginBottom="6" maxWidth="36rem" {...props} />;
}
