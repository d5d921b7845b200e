import type { ShellPageModule } from '../../federation/page/shell-page';
import { preloadOf } from '../../parts/picture-file';
import { homeHead } from './home-head';
import { HomePage } from './home-page';
import { heroPicture } from './pictures/hero-picture';

export const page: ShellPageModule = { Component: HomePage, head: homeHead, preload: preloadOf(heroPicture) };
