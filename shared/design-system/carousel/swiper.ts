/** Swiper, which the shell provides once for all remotes, loaded with the first carousel that needs it. */
export { default } from 'swiper';
