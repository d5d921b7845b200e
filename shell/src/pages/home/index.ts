import type { ShellPageModule } from '../../federation/shell-page';
import { preloadOf } from '../../parts/picture-file';
import { heroPicture } from './hero-picture';
import { homeHead } from './home-head';
import { HomePage } from './home-page';

export const page: ShellPageModule = { Component: HomePage, head: homeHead, preload: preloadOf(heroPicture) };
