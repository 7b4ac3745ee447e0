import type { DatabaseKind } from '../../reference-backend/support/databases.ts';
import type { Gate } from '../Gate.ts';
import { cutConnections } from './cut/cutConnections.ts';
import { mixed } from './mixed/mixed.ts';
import { moves } from './moves/moves.ts';
import { rivals } from './rivals.ts';

/** Gates in which many guests use one database at once. */
export const bookingGatesOn = (kind: DatabaseKind): readonly Gate[] => [
  rivals(kind),
  mixed(kind),
  cutConnections(kind),
  moves(kind),
];
