/** The classes by which Swiper finds its way; they carry no styles. */
export const swiperHooks = { wrapper: 'swiper-wrapper', slide: 'swiper-slide' } as const;
