import type { PictureFile } from './picture-file';

interface StillPictureProps {
  readonly picture: PictureFile;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly priority?: boolean;
}

/** A picture that the shell bundles, AVIF before WebP. */
export function StillPicture({ picture, alt, className, priority = false }: StillPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={picture.sizes} />
      <img
        className={className}
        src={picture.src}
        alt={alt}
        width={1280}
        height={800}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
