import { useNavigate } from 'react-router-dom';
import { useAppServices } from '../app-services/index.ts';
import { dateIn } from '../formatting/wallTime.ts';
import { type Appointment, type Move, movedOf, type Patient, type Provider } from '../journey/index.ts';
import type { Links } from '../journey/Links.ts';
import { navigationState } from '../journey/search/criteriaFromState.ts';
import { type CompleteCriteria, noCriteria } from '../journey/search/SearchCriteria.ts';
import { type MoveMessages, moveMessages } from '../messages/generated/moveMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Button } from '../ui/buttons/Button.tsx';

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

/** What is booked, as the page that shows it knows it. */
interface BookedVisits {
  /** The appointment, and after it its follow-up. Those with a code can be changed. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** Whether the other one of a pair counts: it does unless it is canceled. */
  readonly isPair: boolean;
  readonly patient?: Patient | undefined;
}

/** The moves that the server offers: one for each appointment that it can move. */
function listMoves({ appointments, provider, isPair, patient }: BookedVisits): readonly Move[] {
  const open = appointments.filter(({ confirmCode }) => confirmCode !== undefined);
  const [first] = appointments;
  return appointments.flatMap(({ id, confirmCode, canReschedule }, index): Move[] => {
    if (!canReschedule || id === undefined || confirmCode === undefined) return [];
    const move: Move = {
      appointments: open,
      id,
      confirmCode,
      provider,
      staysThere: isPair,
      ...(isPair && index > 0 && first && { follows: { timestamp: first.timestamp } }),
      ...(patient && { patient }),
    };
    return moveCriteria(move, new Date()) ? [move] : [];
  });
}

/**
 * The search for another time of the same services, around the same place or in the same state, from today on. Undefined
 * where neither is known.
 */
function moveCriteria(
  { appointments, id, provider }: Pick<Move, 'appointments' | 'id' | 'provider'>,
  now: Date,
): CompleteCriteria | undefined {
  const { address, licensureState, timezone } = provider;
  const location = address?.postalCode ?? licensureState;
  const services = appointments.find((one) => one.id === id)?.services ?? [];
  const [first] = services;
  if (location === undefined || !first) return undefined;
  return {
    ...noCriteria,
    type: first.name,
    location,
    date: dateIn(timezone, now),
    serviceIds: services.map((service) => service.id),
    ...(!address && licensureState !== undefined && { state: licensureState }),
    isMove: true,
  };
}
