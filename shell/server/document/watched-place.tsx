import { ParamsProvider } from '@iwan/shared/router/router';
import { type ReactNode, useContext } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

/** What an island can learn of where it stands. */
export interface PlaceWords {
  readonly pathname: string;
  readonly search: string;
  readonly params: Readonly<Record<string, string>>;
}

export type PlaceWord = keyof PlaceWords;

interface Props {
  readonly params: PlaceWords['params'];
  readonly onRead: (word: PlaceWord) => void;
  readonly children: ReactNode;
}

/** Tells which words of the address and of its parameters are read by what is rendered below it, inside of a router. */
export function WatchedPlace({ params, onRead, children }: Props) {
  const context = useContext(LocationContext);
  const told = () => onRead('params');
  return (
    <LocationContext value={{ ...context, location: watchedLocation(context.location, onRead) }}>
      <ParamsProvider value={watchedObject(params, told)}>{children}</ParamsProvider>
    </LocationContext>
  );
}

/** What else a location says (hash, state, key) is the same for every document. */
function watchedLocation<Location extends { readonly pathname: string; readonly search: string }>(
  location: Location,
  onRead: Props['onRead'],
): Location {
  return {
    ...location,
    get pathname() {
      onRead('pathname');
      return location.pathname;
    },
    get search() {
      onRead('search');
      return location.search;
    },
  };
}

/** Whatever of it is read, and however. */
function watchedObject<Plain extends object>(plain: Plain, onRead: () => void): Plain {
  return new Proxy(plain, {
    get(target, name, receiver) {
      onRead();
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      onRead();
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      onRead();
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, name) {
      onRead();
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}
