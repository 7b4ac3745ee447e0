import { useNavigate } from 'react-router-dom';
import { useAppServices } from '../../app-services/index.ts';
import { type Move, movedOf } from '../../journey/index.ts';
import type { Links } from '../../journey/links/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { type MoveMessages, moveMessages } from '../../messages/generated/moveMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { type BookedVisits, listMoves } from './listMoves.ts';
import { moveCriteria } from './moveCriteria.ts';

export interface MoveButtonsProps extends BookedVisits {
  readonly links: Pick<Links, 'result'>;
}

/** A button for each appointment that can be moved, which leads to the times. Nothing where the server moves none. */
export function MoveButtons({ links, ...visits }: MoveButtonsProps) {
  const messages = useMessages(moveMessages);
  const { journey } = useAppServices();
  const navigate = useNavigate();
  const start = (move: Move) => {
    const criteria = moveCriteria(move, new Date());
    if (!criteria) return;
    journey.dispatch({ type: 'startMove', move });
    void navigate(links.result, { state: navigationState(criteria) });
  };
  return listMoves(visits).map((move) => (
    <Button key={move.id} variant="secondary" wide onClick={() => start(move)}>
      {labelOf(move, messages)}
    </Button>
  ));
}

function labelOf(move: Move, { start, startFirst, startSecond }: MoveMessages): string {
  switch (movedOf(move)) {
    case 'first':
      return startFirst;
    case 'second':
      return startSecond;
    case undefined:
      return start;
  }
}
