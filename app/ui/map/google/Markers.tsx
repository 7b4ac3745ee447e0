import { AdvancedMarker } from '@vis.gl/react-google-maps';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { PinMark } from '../PinMark.tsx';
import type { PlacedMapProps } from '../PlacedMapProps.ts';

export type MarkersProps = Pick<PlacedMapProps, 'pins' | 'active' | 'onActivate' | 'messages'>;

/** Our pins as Google's markers, which are buttons with the title as their name: Tab reaches them, arrows go on. */
export function Markers({ pins, active, onActivate, messages }: MarkersProps) {
  return pins.map(({ id, number, name, lat, lng }) => (
    <AdvancedMarker
      key={id}
      position={{ lat, lng }}
      title={fillTemplate(messages.pin, { number, name })}
      anchorLeft="-50%"
      anchorTop="-100%"
      zIndex={id === active ? 1 : 0}
      onClick={() => onActivate(id)}
    >
      <PinMark number={number} active={id === active} />
    </AdvancedMarker>
  ));
}
