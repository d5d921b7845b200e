import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useLocale } from '../../domain/format/locale-context';
import { chakraSystem } from './chakra-system';

/** Wraps each component on Chakra: a system without styles, and the locale, from which Chakra takes the direction. */
export function ChakraPart({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={chakraSystem}>
      <LocaleProvider locale={useLocale()}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
