import { Navigate, useNavigate } from 'react-router-dom';
import type { Appointment, FlowName, Provider } from '../journey/index.ts';
import { stateOf } from '../journey/search/criteriaFromState.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useCriteria, useJourney } from '../wiring/index.ts';
import styles from './FollowupScreen.module.css';
import { followupFacts } from './followupFacts.ts';
import { LaterDoses } from './LaterDoses.tsx';
import { Locations } from './Locations.tsx';
import type { ResultsLinks } from './ResultsLinks.ts';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { useFirstDoseOnly } from './useFirstDoseOnly.ts';
import { useFollowupSearch } from './useFollowupSearch.ts';
import { useSecondHold } from './useSecondHold.ts';

const words = slotsMessages.followup;

/** The second visit of what the guest has picked a first time for (document 2, section 4). */
export function FollowupScreen({ links }: { readonly links: ResultsLinks }) {
  const { appointment, provider } = useJourney(({ holder }) => holder);
  const flow = useJourney(({ flow: { name } }) => name) ?? 'IN_PERSON';
  if (!appointment || !provider || appointment.confirmCode !== undefined) return <Navigate to={links.main} replace />;
  return <Followup appointment={appointment} provider={provider} flow={flow} links={links} />;
}

interface FollowupProps {
  readonly appointment: Appointment;
  readonly provider: Provider;
  readonly flow: FlowName;
  readonly links: ResultsLinks;
}

function Followup({ appointment, provider, flow, links }: FollowupProps) {
  const navigate = useNavigate();
  const criteria = useCriteria();
  const search = useFollowupSearch(appointment, provider, flow);
  const { hold, busy } = useSecondHold();
  const state = stateOf(criteria);
  const skip = useFirstDoseOnly(criteria, links.schedule);
  if (search.status === 'none') return <Navigate to={links.schedule} state={state} replace />;
  const onFirstTaken = () => void navigate(links.result, { state: stateOf({ ...criteria, error: 'justBooked' }) });
  const edit = { to: links.result, state, label: words.back };
  return (
    <>
      <h1>{words.heading}</h1>
      {search.status === 'loading' && <Loading>{words.loading}</Loading>}
      {search.status === 'failed' && <SearchFailed status={search.code} onAgain={search.again} />}
      {search.status === 'found' && (
        <>
          <SearchSummary facts={followupFacts(appointment, search.followup, search.window)} edit={edit} />
          <div className={styles.later}>
            <LaterDoses appointment={appointment} />
          </div>
          <Locations
            found={search}
            words={slotsMessages.count.followup}
            location={search.followup.service.name}
            page={1}
            hidesMap
            onPage={() => undefined}
            holding={{ hold, busy, onHeld: () => void navigate(links.schedule, { state }), onFirstTaken }}
          />
        </>
      )}
      {search.status !== 'loading' && (
        <p className={styles.skip}>
          <Button look="quiet" onClick={skip}>
            {words.firstOnly}
          </Button>
        </p>
      )}
    </>
  );
}
