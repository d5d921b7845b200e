import { Box, Button, Flex, Grid, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { titleIn } from '@iwan/shared/contracts/titles';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation, useNavigation } from 'react-router-dom';
import { type MenuGroup, menuGroups, type OfficePage } from '../../src/composition/office-composition';
import { maySee, useSession, useSignedIn } from '../session/session';
import { textsOf as wordsOf } from '../words/texts';
import { Notifications } from './notifications';
import { textsOf } from './texts';

interface Props {
  readonly pages: readonly OfficePage[];
  readonly siteUrl: string;
  readonly children: ReactNode;
}

const contentId = 'content';

/** The layout of every screen: the menu of those that the person may see, and who is signed in. */
export function OfficeFrame({ pages, siteUrl, children }: Props) {
  const texts = useTexts(textsOf);
  const { roles } = useTexts(wordsOf);
  const { person } = useSignedIn();
  const { signOut } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setIsOpen(false);
  }
  return (
    // A header of its own height: rows of the same kind would share what a short screen leaves.
    <Grid
      templateColumns={{ base: '1fr', lg: '15rem 1fr' }}
      templateRows={{ base: 'auto 1fr', lg: '1fr' }}
      minHeight="100dvh"
    >
      <PlainLink href={`#${contentId}`} className="office-link" position="absolute" top="-100vh" _focus={{ top: '2' }}>
        {texts.skip}
      </PlainLink>
      <Box as="header" background="bg.subtle" padding="4" borderInlineEndWidth={{ base: '0', lg: '1px' }}>
        <Flex align="center" justify="space-between" gap="3">
          <Text fontFamily="heading" fontSize="2xl">
            {texts.menu}
          </Text>
          <Button
            size="sm"
            variant="outline"
            display={{ base: 'inline-flex', lg: 'none' }}
            aria-expanded={isOpen}
            aria-controls="office-menu"
            onClick={() => setIsOpen((before) => !before)}
          >
            {texts.openMenu}
          </Button>
        </Flex>
        <Stack id="office-menu" gap="5" marginTop="4" display={{ base: isOpen ? 'flex' : 'none', lg: 'flex' }}>
          <Menu pages={pages} />
          <Box fontSize="sm">
            <Text fontWeight="medium">{person.name}</Text>
            <Text color="fg.muted">{roles[person.role]}</Text>
            <Stack align="start" gap="2" marginTop="3">
              <PlainLink className="office-link" href={siteUrl} target="_blank" rel="noopener">
                {texts.toSite}
              </PlainLink>
              <Button size="xs" variant="outline" onClick={() => void signOut('here')}>
                {texts.signOut}
              </Button>
            </Stack>
          </Box>
        </Stack>
      </Box>
      <Box as="main" id={contentId} padding={{ base: '4', md: '8' }} minWidth="0" aria-busy={isLoading || undefined}>
        {isLoading ? (
          <Text role="status" position="fixed" top="2" insetInlineEnd="4">
            {texts.loading}
          </Text>
        ) : null}
        {children}
      </Box>
      <Notifications />
    </Grid>
  );
}

function Menu({ pages }: Pick<Props, 'pages'>) {
  const texts = useTexts(textsOf);
  const session = useSignedIn();
  const shown = pages.filter((page) => maySee(session, page));
  const grouped = (Object.keys(menuGroups) as MenuGroup[])
    .map((group) => ({ group, own: shown.filter((page) => page.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Stack as="nav" aria-label={texts.menu} gap="4">
      {grouped.map(({ group, own }) => (
        <PagesOfGroup key={group} title={texts.groups[group]} pages={own} />
      ))}
    </Stack>
  );
}

function PagesOfGroup({ title, pages }: Pick<Props, 'pages'> & { readonly title: string }) {
  const locale = useLocale();
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted" paddingX="3" aria-hidden="true">
        {title}
      </Text>
      <Stack as="ul" aria-label={title} gap="0" listStyleType="none">
        {pages.map((page) => (
          <Box as="li" key={page.name}>
            <Box
              asChild
              display="block"
              paddingX="3"
              paddingY="2"
              borderRadius="md"
              _currentPage={{ background: 'bg.panel', fontWeight: 'medium' }}
            >
              <NavLink to={page.path}>{titleIn(page, locale)}</NavLink>
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
