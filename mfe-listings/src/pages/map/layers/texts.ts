import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the map's layers. */
export const textsOf = defineTexts({
  en: () => ({
    layers: 'Layers',
    layer: { metro: 'Metro stations', beaches: 'Public beaches' },
    layerPlace: (layer: 'metro' | 'beaches', name: string) => (layer === 'metro' ? `Metro station ${name}` : name),
    layersNote: 'A choice of them, at about their places.',
    showLayers: 'Show on the map',
  }),
});
