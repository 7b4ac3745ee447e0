import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { refuse } from '../calls/handling/Refusal.ts';
import { json } from '../database/columns.ts';
import { sql } from '../database/sql.ts';

/** GET `/appointments/{id}`: the request of a booking as it is kept, so that the contract kit can compare it with what was sent. */
export function controlAppointments(scope: FastifyInstance, { database }: Backend): void {
  scope.get<{ Params: { id: string } }>('/appointments/:id', async ({ params }) => {
    const [kept] = await database.rows(sql`select request from appointments where appointment_id = ${params.id}`, {
      request: json,
    });
    if (!kept) throw refuse('appointmentNotFound');
    return { request: kept.request };
  });
}
