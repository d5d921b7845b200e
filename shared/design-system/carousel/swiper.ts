/** The library behind a carousel that moves; the shell brings it once for all remotes, with the first of them. */
export { default } from 'swiper';
