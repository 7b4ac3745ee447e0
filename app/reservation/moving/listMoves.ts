import type { Appointment, Move, Patient, Provider } from '../../journey/index.ts';
import { moveCriteria } from './moveCriteria.ts';

/** What is booked, as the page that shows it knows it. */
export interface BookedVisits {
  /** The appointment, and after it its follow-up. Those with a code can be changed. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** Whether the other one of a pair counts: it does unless it is canceled. */
  readonly isPair: boolean;
  readonly patient?: Patient | undefined;
}

/** The moves that the server offers: one for each appointment that it can move. */
export function listMoves({ appointments, provider, isPair, patient }: BookedVisits): readonly Move[] {
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
