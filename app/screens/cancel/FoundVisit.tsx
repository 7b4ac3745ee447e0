import { useNavigate } from 'react-router-dom';
import type { LookedUp } from '../../api/index.ts';
import { useAppServices } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { type CancelMessages, cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { confirmationMessages } from '../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { bothOf, cancelChoices, canceledState, ModifyPhones, MoveButtons } from '../../reservation/index.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/Column.tsx';
import { CancelAction } from './CancelAction.tsx';
import { afterCanceling, type LinkedVisit, linkedVisit } from './linkedVisit.ts';
import { VisitCard } from './VisitCard.tsx';

export interface FoundVisitProps {
  readonly found: LookedUp;
  readonly id: string;
  readonly code: string;
  readonly links: Pick<Links, 'main' | 'dietitian' | 'result' | 'canceled'>;
}

/** Shows what the link would cancel, with the button that does it, or that nothing is left to cancel. */
export function FoundVisit({ found, id, code, links }: FoundVisitProps) {
  const { link: messages, alreadyCanceled, canceled } = useMessages(cancelMessages);
  const { secondCanceled } = useMessages(confirmationMessages);
  const choiceMessages = useMessages(appointmentMessages);
  const { journey } = useAppServices();
  const navigate = useNavigate();
  const visit = linkedVisit(found, id, code);
  const { appointments, provider, state } = visit;
  const { businessName } = provider;
  const leave = (canceledId: string) => {
    const { gone, stillBooked } = afterCanceling(visit, canceledId);
    journey.dispatch({ type: 'canceled', appointments: gone, provider });
    const both = bothOf(gone);
    const note = { businessName, ...(both && { both }), ...(stillBooked && { stillBooked }) };
    void navigate(links.canceled, { replace: true, state: canceledState(note) });
  };
  const facts = <VisitCard appointments={appointments} provider={provider} />;
  switch (state) {
    case 'booked':
      return (
        <Column>
          <h1>{isTwice(visit) ? messages.headlineOfTwo : messages.headline}</h1>
          {facts}
          <p>{resolveMessage(visit, messages)}</p>
          <CancelAction
            choices={cancelChoices(appointments, choiceMessages)}
            onCanceled={leave}
            businessName={businessName}
          >
            <MoveButtons
              appointments={appointments}
              provider={provider}
              isPair={appointments.length > 1 && appointments.every((one) => one.state !== 'canceled')}
              links={links}
            />
          </CancelAction>
        </Column>
      );
    case 'canceled':
      return (
        <Column>
          <h1>{alreadyCanceled}</h1>
          {appointments.some((one) => one.state === 'booked') && <p>{secondCanceled.text}</p>}
          {facts}
          <ButtonLink to={businessName === 'dietitian' ? links.dietitian : links.main}>
            {canceled.reschedule}
          </ButtonLink>
        </Column>
      );
    case 'over':
      return (
        <Column>
          <h1>{messages.over.headline}</h1>
          <p>{messages.over.text}</p>
          {facts}
          <Card>
            <ModifyPhones businessName={businessName} />
          </Card>
        </Column>
      );
  }
}

const isTwice = ({ appointments }: LinkedVisit): boolean =>
  appointments.filter(({ state }) => state === 'booked').length > 1;

/** The text about what the button below cancels. */
function resolveMessage(visit: LinkedVisit, messages: CancelMessages['link']): string {
  if (visit.reach !== 'second') return messages[visit.reach];
  return isTwice(visit) ? messages.secondAlone : messages.second;
}
