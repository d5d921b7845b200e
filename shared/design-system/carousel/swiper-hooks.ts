/** Class names that Swiper requires; they have no styles. */
export const swiperHooks = { wrapper: 'swiper-wrapper', slide: 'swiper-slide' } as const;
