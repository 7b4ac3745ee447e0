import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { keptRequest } from '../booking/keptRequest.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { auditedOperator, noteAct } from '../database/audit/noteAct.ts';
import { json, nullable, text } from '../database/columns.ts';
import { sql } from '../database/sql.ts';

/** GET `/appointments/{id}`: the request of a booking as it is kept, so that the contract kit can compare it with what was sent. */
export function controlAppointments(scope: FastifyInstance, { database, clock }: Backend): void {
  scope.get<{ Params: { id: string } }>('/appointments/:id', async ({ params }) => {
    const [kept] = await database.rows(
      sql`select ${keptRequest} as request, licensure_state from appointments a where appointment_id = ${params.id}`,
      { request: json, licensure_state: nullable(text) },
    );
    if (!kept) throw refuse('appointmentNotFound');
    const now = await clock(database);
    await noteAct(database, { act: 'read', who: auditedOperator('reference'), what: [params.id], now });
    const request = await database.keyring.open(kept.request, { table: 'appointments', id: params.id });
    // The state of a visit by video that has moved is that of its new time.
    return {
      request: {
        ...(typeof request === 'object' && request),
        ...(kept.licensure_state && { licensureState: kept.licensure_state }),
      },
    };
  });
}
