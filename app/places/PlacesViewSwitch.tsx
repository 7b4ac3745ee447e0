import { placesMessages } from '../messages/generated/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Segments } from '../ui/buttons/Segments.tsx';
import type { PlacesView } from './usePlacesView.ts';

/** The choice between list and map; nothing where both are shown. */
export function PlacesViewSwitch({ view }: { readonly view: PlacesView }) {
  const messages = useMessages(placesMessages).view;
  if (!view.isChosen) return null;
  return (
    <Segments
      name={messages.name}
      value={view.shows === 'map' ? 'map' : 'list'}
      options={[
        { value: 'list', label: messages.list },
        { value: 'map', label: messages.map },
      ]}
      onChange={view.choose}
    />
  );
}
