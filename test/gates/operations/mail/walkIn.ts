import { checkScheduleWalkInReply } from '../../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import { booking, paths } from '../../../reference-backend/support/calls.ts';
import { TestGuest } from '../../../reference-backend/support/TestGuest.ts';

const firstName = (email: string): string => `${email[0]?.toUpperCase()}${email.slice(1, email.indexOf('@'))}`;

/** A guest with this mail address walks in, which needs no free time. @returns the code of the visit */
export async function walkIn(url: string, email: string): Promise<string> {
  const basicInfo = { ...booking(firstName(email), '').basicInfo, email };
  const body = { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500', basicInfo };
  const { data } = await new TestGuest(url).ask(checkScheduleWalkInReply, 'POST', paths.walkIn, { body });
  return data.appointments[0]?.confirmCode ?? '';
}
