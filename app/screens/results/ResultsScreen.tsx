import { Fragment, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Redirect,
  useAppServices,
  useCriteria,
  useDocument,
  useJourney,
  useServices,
} from '../../app-services/index.ts';
import { schedulerConfig } from '../../content/generated/settings/schedulerConfig.ts';
import { flows } from '../../journey/index.ts';
import { type Links, searchStart } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import {
  type CompleteCriteria,
  isComplete,
  type SearchCriteria,
  searchesByState,
} from '../../journey/search/SearchCriteria.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { moveMessages } from '../../messages/generated/moveMessages.ts';
import { resultsMessages } from '../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { keepAddress, MoveGone } from '../../reservation/index.ts';
import { Loading } from '../../ui/Loading.tsx';
import { NoResults } from './cards/heading/NoResults.tsx';
import { VaccinesRefused } from './cards/heading/SearchFailed.tsx';
import { SearchNotices } from './cards/heading/SearchNotices.tsx';
import { SearchSummary } from './cards/heading/SearchSummary.tsx';
import { SearchTrouble } from './cards/heading/SearchTrouble.tsx';
import { searchFacts } from './cards/heading/searchFacts.ts';
import { TelenutritionHeader } from './cards/heading/TelenutritionHeader.tsx';
import { ChosenTime } from './cards/notices/ChosenTime.tsx';
import { MovingNotice } from './cards/notices/MovingNotice.tsx';
import { OtherWays } from './cards/notices/OtherWays.tsx';
import { FoundTimes, type FoundTimesProps } from './FoundTimes.tsx';
import { inferFlow } from './times/bookableSearch.ts';
import { farthest, useSlotSearch } from './times/useSlotSearch.ts';
import { useFoldedFinder } from './useFoldedFinder.tsx';

/** The results of a search. An incomplete search leads back to where it begins. */
export function ResultsScreen({ links }: Pick<ResultsProps, 'links'>) {
  const criteria = useCriteria();
  const isMoving = useJourney(({ move }) => move !== undefined);
  if (criteria.isMove && !isMoving) return <MoveGone links={links} />;
  return isComplete(criteria) ? (
    <Results criteria={criteria} links={links} />
  ) : (
    <ToSearch criteria={criteria} links={links} />
  );
}

interface ResultsProps {
  readonly criteria: CompleteCriteria;
  readonly links: FoundTimesProps['links'] &
    Pick<Links, 'main' | 'dietitian' | 'benefitCodes' | 'prescreen' | 'confirmation' | 'cancel' | 'cancelHelp'>;
}

function Results({ criteria, links }: ResultsProps) {
  const { journey } = useAppServices();
  const { fluVaccine, removeFluVaccine } = useMessages(appointmentMessages);
  const messages = useMessages(resultsMessages);
  const { keep, noTimes } = useMessages(moveMessages);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The place around which the guest wants to search farther away; another place begins anew.
  const [farFrom, setFarFrom] = useState<string>();
  const isFar = farFrom === criteria.location;
  const moving = useJourney((journey) => journey.move);
  const move = criteria.isMove && moving;
  const search = useSlotSearch(criteria, {
    move: move || undefined,
    radius: isFar ? farthest : undefined,
  });
  const flow = search.status === 'notBookable' ? search.flow : 'search' in search ? search.search?.flow : undefined;
  const start = searchStart(flow, links);
  const isPlaceUnknown = search.status === 'locationUnavailable' && start === links.main && !move;
  const unknown = { ...criteria, error: 'locationUnavailable' } as const;
  const finder = useFoldedFinder(isPlaceUnknown ? unknown : criteria, isPlaceUnknown);
  if (search.status === 'notBookable') {
    return <Redirect to={start} state={navigationState(criteria)} />;
  }
  if (search.status === 'codeNeeded') return <Redirect to={links.benefitCodes} state={navigationState(criteria)} />;
  if (search.status === 'notPrescreened') return <Redirect to={links.prescreen(1)} state={navigationState(criteria)} />;
  const provider = flow && flows[flow].provider;
  // The form shows the error beside the location, and moves the focus there.
  if (isPlaceUnknown && !finder) return <Redirect to={links.main} state={navigationState(unknown)} />;
  const { edit: label, change: shortLabel } = messages.summary;
  const edit = move
    ? { to: keepAddress(move, links), state: null, label: keep, shortLabel: keep }
    : {
        to: start,
        state: navigationState(criteria),
        label,
        shortLabel,
        finder: start === links.main ? finder : undefined,
      };
  const removePromotion = () => journey.dispatch({ type: 'removePromotion' });
  const searchFarther = () => {
    setFarFrom(criteria.location);
    heading.current?.focus();
  };
  const staysHere = move ? move.staysThere : false;
  const isFound = search.status === 'found';
  const isUnavailable = search.status === 'locationUnavailable' && provider === 'dietitian' && !move;
  const trouble = (search.status === 'failed' || isUnavailable) && (
    <SearchTrouble search={search} criteria={criteria} edit={edit} result={links.result} />
  );
  const hasForm = provider === 'dietitian' && search.window !== undefined;
  return (
    // The heading depends on the flow. Once the flow is known, everything is rendered again, so nothing is pushed down.
    <Fragment key={provider ?? 'any'}>
      {hasForm ? (
        <TelenutritionHeader
          window={search.window}
          onDate={(date) => void navigate(links.result, { state: navigationState({ ...criteria, date }) })}
        >
          {trouble}
        </TelenutritionHeader>
      ) : (
        <h1 ref={heading} tabIndex={-1}>
          {messages.heading}
        </h1>
      )}
      {move && <MovingNotice move={move} keep={edit.to} />}
      {!move && criteria.error === undefined && search.status !== 'vaccinesRefused' && (
        <ChosenTime which="appointment" criteria={criteria} links={links} />
      )}
      <SearchSummary
        facts={searchFacts(search, criteria, messages.summary, fluVaccine)}
        edit={move ? undefined : edit}
        removal={criteria.shouldAddPromotion ? { label: removeFluVaccine, remove: removePromotion } : undefined}
      />
      {search.status === 'vaccinesRefused' && (
        <VaccinesRefused
          message={search.message}
          back={move ? edit : { ...edit, to: links.prescreen(1), label: messages.chooseAgain }}
        />
      )}
      {search.status === 'loading' && <Loading>{messages.loading}</Loading>}
      {!hasForm && trouble}
      {isFound && (
        <SearchNotices
          key={`notices from ${search.window.startDate}`}
          found={search}
          refusal={criteria.error === 'locationUnavailable' ? undefined : criteria.error}
          criteria={criteria}
          links={links}
        />
      )}
      {((search.status === 'locationUnavailable' && !isUnavailable && !isPlaceUnknown) ||
        (isFound && search.rows.length === 0)) && (
        <NoResults
          edit={edit}
          help={move ? noTimes : messages.emptyHelp}
          farther={
            staysHere || flow === undefined || searchesByState(flow) || isFar
              ? undefined
              : { criteria, onFarther: searchFarther }
          }
        >
          <OtherWays serviceIds={criteria.serviceIds} main={move ? undefined : links.main} />
        </NoResults>
      )}
      {isFound && search.rows.length > 0 && (
        <FoundTimes key={search.window.startDate} found={search} criteria={criteria} links={links} />
      )}
    </Fragment>
  );
}

/** Sends an incomplete search to where its flow begins, with what it has. */
function ToSearch({ criteria, links }: { readonly criteria: SearchCriteria } & Pick<ResultsProps, 'links'>) {
  const messages = useMessages(resultsMessages);
  const { status, services } = useServices();
  const config = useDocument(schedulerConfig);
  const isNamed = criteria.type !== undefined || criteria.serviceIds.length > 0;
  if (isNamed && (status === 'loading' || config === undefined)) return <Loading>{messages.loading}</Loading>;
  const flow = config?.ok ? inferFlow(services, criteria, config.document) : undefined;
  return <Redirect to={searchStart(flow, links)} state={navigationState(criteria)} />;
}
