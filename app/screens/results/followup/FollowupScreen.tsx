import { Navigate, useNavigate } from 'react-router-dom';
import { useCriteria, useJourney, useServices } from '../../../app-services/index.ts';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { extractDate } from '../../../formatting/wallTime.ts';
import {
  type Appointment,
  defaultFlow,
  isTimedFlow,
  isTimeRefusal,
  type Move,
  type Provider,
  secondOf,
  type TimedFlow,
  type TimeRefusal,
} from '../../../journey/index.ts';
import type { Links } from '../../../journey/Links.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import { vaccineName } from '../../../journey/services/vaccineChoices.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { moveMessages } from '../../../messages/generated/moveMessages.ts';
import { type ResultsMessages, resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { keepAddress, MoveGone } from '../../../reservation/index.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { NoResults } from '../cards/heading/NoResults.tsx';
import { SearchFailed } from '../cards/heading/SearchFailed.tsx';
import { type SearchFact, SearchSummary } from '../cards/heading/SearchSummary.tsx';
import { Locations } from '../cards/Locations.tsx';
import { ChosenTime } from '../cards/notices/ChosenTime.tsx';
import { MovingNotice } from '../cards/notices/MovingNotice.tsx';
import { TimeRefused } from '../cards/notices/TimeRefused.tsx';
import { bookedLater, type Followup } from '../times/findFollowup.ts';
import { isTooFarAhead, type SearchWindow } from '../times/searchWindow.ts';
import styles from './FollowupScreen.module.css';
import { useFollowupSearch } from './useFollowupSearch.ts';
import { useFirstDoseOnly, useReserveFollowup } from './useReserveFollowup.ts';

const all = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface FollowupScreenProps {
  readonly links: Pick<
    Links,
    'main' | 'result' | 'followup' | 'schedule' | 'reschedule' | 'confirmation' | 'cancel' | 'cancelHelp'
  >;
}

/**
 * Where the guest picks a time for the second visit, after the first (RESULT-21): to book both, or to move both of a pair
 * (MOVE-11).
 */
export function FollowupScreen({ links }: FollowupScreenProps) {
  const { error: _shown, ...criteria } = useCriteria();
  const moving = useJourney((journey) => journey.move);
  const move = criteria.isMove && moving;
  const { appointment, provider } = useJourney(({ picked }) => picked);
  const flow = useJourney(({ flow: { name } }) => name) ?? defaultFlow;
  if (criteria.isMove && !move) return <MoveGone links={links} />;
  // A walk-in has no time, and so no second one.
  if (!appointment || !provider || appointment.confirmCode !== undefined || !isTimedFlow(flow))
    return <Navigate to={move ? links.result : links.main} state={move && navigationState(criteria)} replace />;
  return <SecondVisit {...{ appointment, provider, flow, move, links }} />;
}

interface SecondVisitProps extends FollowupScreenProps {
  readonly appointment: Appointment;
  readonly provider: Provider;
  readonly flow: TimedFlow;
  /** Present where the guest moves both. */
  readonly move: Move | undefined;
}

function SecondVisit({ appointment, provider, flow, move, links }: SecondVisitProps) {
  const { followup: messages, count } = useMessages(resultsMessages);
  const { both, startFirst } = useMessages(moveMessages);
  const navigate = useNavigate();
  const { error, ...criteria } = useCriteria();
  const search = useFollowupSearch(appointment, provider, flow);
  const { reserve, busy } = useReserveFollowup();
  const openOn = useJourney(({ picked }) => picked.followup && extractDate(picked.followup.timestamp));
  const state = navigationState(criteria);
  const skip = useFirstDoseOnly(criteria, links.schedule);
  const next = move ? links.reschedule : links.schedule;
  const second = move && secondOf(move);
  if (search.status === 'none' || (move && !second)) return <Navigate to={next} state={state} replace />;
  const onFirstTaken = (error: TimeRefusal) =>
    void navigate(links.result, { state: navigationState({ ...criteria, error }) });
  const edit = { to: links.result, state, label: move ? startFirst : messages.back, shortLabel: messages.back };
  const isNone = search.status === 'found' && (search.rows.length === 0 || isTooFarAhead(search.window));
  return (
    <>
      <h1>{move ? both.heading : messages.heading}</h1>
      {move && second ? (
        <>
          <MovingNotice move={move} second={second} keep={keepAddress(move, links)} />
          {isTimeRefusal(error) && <TimeRefused refusal={error} />}
        </>
      ) : (
        <ChosenTime which="followup" criteria={criteria} links={links} />
      )}
      {search.status === 'loading' && <Loading>{messages.loading}</Loading>}
      {search.status === 'failed' && <SearchFailed call={search.call} onAgain={search.again} />}
      {search.status === 'found' && (
        <>
          <SearchSummary facts={followupFacts(appointment, search.followup, search.window, messages)} edit={edit} />
          {!move && (
            <div className={styles.later}>
              <LaterDoses appointment={appointment} />
            </div>
          )}
          {move && isNone ? (
            <NoResults edit={edit} help={both.noTimes} farther={undefined}>
              {null}
            </NoResults>
          ) : (
            <Locations
              found={search}
              messages={count.followup}
              location={search.followup.service.name}
              openOn={openOn}
              page={1}
              hidesMap
              onPage={() => undefined}
              handlers={{ reserve, busy, onReserved: () => void navigate(next, { state }), onFirstTaken }}
            />
          )}
        </>
      )}
      {!move && search.status !== 'loading' && (
        <p className={styles.skip}>
          <Button variant="quiet" onClick={skip}>
            {messages.firstOnly}
          </Button>
        </p>
      )}
    </>
  );
}

/** Names the other vaccines of the appointment whose second dose is not booked here. */
function LaterDoses({ appointment }: { readonly appointment: Appointment }) {
  const messages = useMessages(resultsMessages);
  const { services } = useServices();
  const later = bookedLater(appointment, services);
  if (later.length === 0) return null;
  const vaccines = all.format(later.map(({ name }) => vaccineName(name)));
  return (
    <Alert name="laterDoses" kind="info">
      {fillTemplate(messages.followup.later, { vaccines })}
    </Alert>
  );
}

/** The first visit and the second, as terms and facts. */
function followupFacts(
  { timestamp }: Appointment,
  { service }: Followup,
  { startDate }: SearchWindow,
  messages: ResultsMessages['followup'],
): readonly SearchFact[] {
  return [
    {
      term: messages.first,
      fact: `${dateLabel(extractDate(timestamp), 'brief')}, ${timeLabel(timestamp)}`,
      showsTerm: true,
    },
    { term: messages.second, fact: service.name },
    { term: messages.from, fact: dateLabel(startDate, 'brief'), showsTerm: true },
  ];
}
